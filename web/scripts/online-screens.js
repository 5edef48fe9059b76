// Pictures of online tables: two people at a real server.

import { house } from './house.js';

const NORA = { kind: 'here', name: 'Nora' };

/** Opens tables with two devices and shoots every screen of them. */
export async function online(browser, options, shoot) {
  const server = await house();
  const settings = { pace: 'quick', motion: 'less', language: 'en', confirm: false };
  const device = async () => {
    const context = await browser.newContext({ ...options, baseURL: server.address });
    await context.addInitScript((chosen) => {
      localStorage.setItem('qlub.settings', JSON.stringify(chosen));
    }, settings);
    return context.newPage();
  };
  const [nora, hugo] = [await device(), await device()];
  const choice = {
    edition: 'classic',
    options: {},
    seats: [NORA, { kind: 'open', name: '' }],
    chance: 'typed',
    answers: 'sealed',
    where: 'online',
  };
  await nora.goto('/#/');
  await nora.evaluate((chosen) => {
    localStorage.setItem('qlub.before.qwixx', JSON.stringify(chosen));
  }, choice);
  await nora.goto('/#/new/qwixx');
  await nora.waitForSelector('[name=where]');
  await shoot(nora, 'online-before');
  await nora.locator('.go button').click();
  await nora.waitForSelector('.gathering .qr svg');
  await shoot(nora, 'online-gathering-host');
  await nora.locator('.gathering details summary').last().click();
  await nora.getByLabel('Clock').selectOption('decision 120');
  await shoot(nora, 'online-gathering-choices', true);
  await hugo.goto(new URL(nora.url()).pathname);
  await hugo.waitForSelector('.gathering form');
  await shoot(hugo, 'online-gathering-guest');
  await hugo.locator('.gathering form .field').first().fill('Hugo');
  await hugo.locator('.gathering form .button').first().click();
  await hugo.locator('.gathering .waits').waitFor();
  await shoot(hugo, 'online-gathering-waits');
  await nora.locator('.gathering .go .button:enabled').click();
  await type(nora, 'first 0');
  await type(nora, 'w3 w5 r2 y6 g4 b1');
  await hugo.locator('[data-offer]').first().waitFor();
  await shoot(hugo, 'online-table');
  await nora.locator('[data-offer]').first().click();
  await hugo.locator('[data-offer="-"]').click();
  await nora.getByRole('button', { name: 'Take back' }).click();
  await hugo.getByRole('button', { name: 'Agree' }).waitFor();
  await shoot(hugo, 'online-offer');
  await nora.getByRole('button', { name: 'Chat' }).click();
  for (const text of ['Oh no, wrong row!', 'May I?']) {
    await nora.getByLabel('Your message').fill(text);
    await nora.getByRole('button', { name: 'Send' }).click();
  }
  await hugo.getByRole('button', { name: /Chat/ }).click();
  await hugo.getByLabel('Your message').fill('Of course.');
  await hugo.getByRole('button', { name: 'Send' }).click();
  await shoot(hugo, 'online-talk');
  await nora.getByRole('button', { name: 'Close' }).click();
  await nora.getByRole('button', { name: 'Table', exact: true }).click();
  await nora.waitForSelector('.menu .qr svg');
  await shoot(nora, 'online-menu');
  await nora.getByRole('button', { name: 'Close', exact: true }).click();
  await hugo.context().close();
  await nora.locator('.around', { hasText: 'away' }).waitFor();
  await nora.context().setOffline(true);
  await nora.waitForSelector('.banner');
  await shoot(nora, 'online-lost');
  await nora.context().setOffline(false);
  await nora.waitForSelector('.banner', { state: 'detached' });
  await nora.getByRole('button', { name: 'Table', exact: true }).click();
  await nora.getByRole('button', { name: 'Give up' }).click();
  await nora.getByRole('button', { name: /really/ }).click();
  await nora.getByRole('button', { name: 'Check rolls and draws' }).click();
  await nora.waitForSelector('.verdict');
  await shoot(nora, 'online-luck');
  await nora.context().close();
  await server.stop();
}

async function type(page, text) {
  if (!(await page.locator('#command').isVisible())) {
    await page.keyboard.press('/');
  }
  await page.locator('#command').fill(text);
  await page.locator('#command').press('Enter');
  await page.locator('[role=log] p', { hasText: text }).first().waitFor();
  await page.locator('#command').press('Escape');
}
