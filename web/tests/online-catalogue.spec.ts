// At an online table, too, everything in sight comes from the catalogue: in the longer words, whose letters are
// marked. What a dialog says is found by its place, for nobody knows what it is called.

import { foreignWords } from './foreign';
import { expect, open, sit, start, test, type Person } from './online';

/** Somebody who reads longer words. */
async function longer(someone: Person): Promise<Person> {
  await someone.context.addInitScript(() => localStorage.setItem('qlub.longer', 'true'));
  return someone;
}

async function clean({ page }: Person, what: string): Promise<void> {
  expect.soft(await foreignWords(page, ['Nora', 'Hugo']), what).toEqual([]);
}

test('those who gather, play, talk, leave and watch read the catalogue', async ({ person }) => {
  const [nora, hugo] = [await longer(await person()), await longer(await person())];
  const id = await open(nora);
  for (const summary of await nora.page.locator('.gathering details summary').all()) {
    await summary.click();
  }
  await clean(nora, 'gathering, the host');
  await hugo.page.goto(`/t/${id}`);
  await expect(hugo.page.locator('.gathering')).toBeVisible();
  await clean(hugo, 'gathering, a guest');
  await sit(hugo, 'Hugo');
  await expect(nora.page.locator('[data-seat="1"]')).toContainText('Hugo');
  await clean(nora, 'gathering, all seats taken');
  await start(nora);
  await expect(nora.page.locator('[data-offer]').first()).toBeVisible();
  await clean(nora, 'a table');
  // The dialogs of the bar: the last is the menu, and what is talked of has an icon before it.
  const buttons = nora.page.locator('header button');
  for (let at = 0; at < (await buttons.count()); at++) {
    if (!(await buttons.nth(at).isVisible())) continue;
    await buttons.nth(at).click();
    const dialog = nora.page.locator('dialog[open]');
    if (!(await dialog.isVisible())) continue;
    await clean(nora, `dialog ${at}`);
    await nora.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await hugo.page.goto('/');
  await expect(nora.page.locator('.around')).not.toBeEmpty();
  await clean(nora, 'somebody is away');
});
