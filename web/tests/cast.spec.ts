// The cast: faces before, during and after a match, and somebody easier after three losses.

import { cubes, playOut, seed } from './boards';
import { accessible, expect, ME, test, visit } from './table';

test('after three losses somebody easier is one tap away', async ({ page }) => {
  // Three matches of Qwixx are lost already, and two of Quixo; the small board makes the third a short one.
  const seats = [ME, { kind: 'bot', name: '', level: 'hard' }];
  const choices = {
    'before.qwixx': { edition: 'classic', options: {}, seats, chance: 'dealt', answers: 'sealed' },
    'before.quixo': { edition: 'two', options: { side: '3' }, seats, chance: 'dealt' },
    'losses.qwixx': { losses: 3, last: 'another/1', level: 'hard' },
    'losses.quixo': { losses: 2, last: 'another/1', level: 'hard' },
  };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) {
      localStorage.setItem(`qlub.${key}`, JSON.stringify(value));
    }
  }, choices);
  await seed(page, 3);

  await visit(page, '/#/new/qwixx');
  const alma = page.locator('.seats li', { hasText: 'Alma' });
  await expect(alma).toContainText('Gives nothing away, and smiles about it.');
  await expect(alma.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
  await accessible(page, 'who plays, with faces and a suggestion');
  await page.getByRole('button', { name: 'Choose Oscar' }).click();
  await expect(page.getByLabel('Who is player 2')).toHaveValue('medium');
  await expect(page.locator('[data-easier]')).toHaveCount(0);

  await page.goto('/#/new/quixo');
  await expect(page.locator('.seats li', { hasText: 'Alma' })).toBeVisible();
  await expect(page.locator('[data-easier]')).toHaveCount(0);
  await page.locator('.go button').click();
  await expect(page.locator('.board .seats')).toContainText('Alma');
  await playOut(page, (at) => cubes(at, 0));
  await expect(page.locator('.after h2')).toHaveText('You lose');
  await expect(page.locator('.ranks .first')).toContainText('Alma');
  await accessible(page, 'the end, with a suggestion');
  await page.getByRole('button', { name: 'Play Oscar next' }).click();
  await expect(page.locator('.board .seats')).toContainText('Oscar');
  await expect(page.locator('.after')).toHaveCount(0);
});
