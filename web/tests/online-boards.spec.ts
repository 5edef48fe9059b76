// Quixo, Qwirkle and the card game between two browsers, against the real server.

import type { Page } from '@playwright/test';
import { asked, cards, cubes, next, playOut, tiles } from './boards';
import { expect, open, sit, start, test, type Opening, type Person, type Wishes } from './online';

const TWO: Opening['seats'] = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];

type Answer = (page: Page) => Promise<void>;

const MATCHES: [string, string, Opening['options'] & {}, Answer][] = [
  ['quixo', 'two', { side: '3' }, cubes],
  ['qwirkle', 'standard', {}, tiles],
  ['qwixx-cards', 'jokers', {}, cards],
];

/** Two people sit down at a table, one in English and the other mostly in French. */
async function meet(
  person: (wishes?: Wishes) => Promise<Person>,
  wish: Opening,
  language = 'fr',
): Promise<[Person, Person]> {
  const nora = await person({ settings: { confirm: true } });
  const hugo = await person({ settings: { confirm: true, language } });
  const id = await open(nora, { ...wish, seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await expect(nora.page.locator('[data-seat="1"]')).toContainText('Hugo');
  await start(nora);
  return [nora, hugo];
}

/** Whoever is asked answers, until so many answers have been given. */
async function playSome(pages: Page[], answer: Answer, many: number): Promise<void> {
  let left = many;
  let finish = () => {};
  const finished = new Promise<null>((resolve) => (finish = () => resolve(null)));
  const play = async (page: Page) => {
    let key: string | null = '';
    while (left > 0) {
      key = await Promise.race([next(page, key).catch(() => null), finished]);
      if (key === null) return;
      await answer(page);
      if (--left <= 0) finish();
    }
  };
  await Promise.all(pages.map(play));
  expect(left).toBeLessThanOrEqual(0);
}

for (const [game, edition, options, answer] of MATCHES) {
  // A match takes up to a minute and a half: where it is long, everybody is seen to answer.
  const long = game !== 'quixo';
  if (long) {
    test(`two browsers begin on its board: ${game}`, async ({ person }) => {
      const [nora, hugo] = await meet(person, { game, edition, options });
      await playSome([nora.page, hugo.page], answer, 10);
      await expect(hugo.page.locator('.board')).toBeVisible();
    });
  }
  const tag = long ? '@long' : [];
  test(`two browsers play to the end on its board: ${game}`, { tag }, async ({ person }) => {
    test.setTimeout(600_000);
    const [nora, hugo] = await meet(person, { game, edition, options });
    await Promise.all([playOut(nora.page, answer), playOut(hugo.page, answer)]);
    const won = await nora.page.locator('.after h2').textContent();
    expect(won).not.toBe('');
    await expect(hugo.page.locator('.after h2')).not.toBeEmpty();
    await nora.page.getByRole('button', { name: 'Check rolls and draws' }).click();
    const lucky =
      game === 'quixo' ? 'Every move follows the rules.' : 'Every roll and draw was fair.';
    await expect(nora.page.locator('.luck')).toContainText(lucky);
    // Both keep the match, each from their own seat.
    await hugo.page.goto('/#/games');
    await expect(hugo.page.locator('.finished li')).toContainText('en ligne');
    await hugo.page.locator('.finished li a').click();
    await expect(hugo.page.locator('.player input')).toHaveValue('0');
  });
}

test('a draw is offered and agreed on: quixo', async ({ person }) => {
  const [nora, hugo] = await meet(person, { game: 'quixo', edition: 'two' }, 'en');
  expect((await asked(nora.page)).what).toBe('question');
  await cubes(nora.page);
  expect((await asked(hugo.page)).what).toBe('question');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Decline' }).click();
  await expect(hugo.page.locator('.offer')).toContainText('Nora does not want a draw');
  await hugo.page.getByRole('button', { name: 'Offer a draw' }).click();
  await nora.page.getByRole('button', { name: 'Agree' }).click();
  await expect(hugo.page.locator('.after')).toContainText('draw');
});
