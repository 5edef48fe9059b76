// The way to a table that others come to: invited by one tap, joined by two.

import { accessible } from './table';
import { expect, open, sit, start, test, type Person } from './online';

const HUGO = { kind: 'here', name: 'Hugo' } as const;

/** One tap on home, and where the link leads that others get. */
async function invite({ page }: Person): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.locator('.code b')).toHaveText(/^\d{3} \d{3}$/);
  return new URL(await page.getByLabel('Link to this table').inputValue()).pathname;
}

test('one tap shows code, square and link; two lead a guest to a decision', async ({ person }) => {
  const [nora, hugo, eve] = [await person(), await person(), await person()];
  const link = await invite(nora);
  await expect(nora.page.locator('.qr svg')).toBeInViewport();
  await expect(nora.page.locator('.code')).toBeInViewport();
  await accessible(nora.page, 'gathering, inviting');
  await hugo.page.goto(link);
  await hugo.page.getByRole('button', { name: 'Sit down' }).click();
  await eve.page.goto(link);
  await expect(eve.page.locator('.gathering')).toContainText(
    'The table is full. You are watching.',
  );
  await start(nora);
  await expect(hugo.page.locator('[data-offer]').first()).toBeVisible();
  await expect(eve.page.locator('.board')).toBeVisible();
});

test('the host makes room for one more, and takes it away again', async ({ person }) => {
  const nora = await person();
  await invite(nora);
  const seats = nora.page.locator('[data-seat]');
  await expect(seats).toHaveCount(2);
  await nora.page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(seats).toHaveCount(3);
  await nora.page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(seats).toHaveCount(2);
});

test('the lobby speaks of the game at hand, and shows teams', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  await invite(nora);
  await expect(nora.page.locator('.gathering')).toContainText('can choose the dice');
  await open(nora, { game: 'qwirkle', edition: 'standard' });
  await expect(nora.page.locator('.gathering')).toContainText('can choose the tiles');
  await expect(nora.page.locator('.gathering')).not.toContainText('Sheet');
  const friends = Array.from({ length: 3 }, () => ({ kind: 'open', name: '' }) as const);
  await open(hugo, { game: 'quixo', edition: 'four', seats: [HUGO, ...friends] });
  const lobby = hugo.page.locator('.gathering');
  await expect(lobby.getByText('Team of crosses')).toHaveCount(2);
  await expect(lobby).not.toContainText(/luck|dice/i);
  await accessible(hugo.page, 'gathering, teams');
});

test('a match that a server keeps has a short link', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const seats = [HUGO, { kind: 'open', name: '' } as const];
  const id = await open(hugo, { game: 'quixo', edition: 'two', seats });
  await nora.page.goto(`/t/${id}`);
  await sit(nora, 'Nora');
  await start(hugo);
  await hugo.page.getByRole('button', { name: 'Table', exact: true }).click();
  await hugo.page.getByRole('button', { name: 'Give up' }).click();
  await hugo.page.getByRole('button', { name: /really/ }).click();
  await nora.page.getByRole('button', { name: 'Replay' }).click();
  await nora.page.getByRole('button', { name: 'Share' }).click();
  const short = await nora.page.getByLabel('Link to the replay').inputValue();
  expect(short.length).toBeLessThan(80);
  await expect(nora.page.getByRole('dialog')).toContainText('keeps this game');
  await accessible(nora.page, 'a short link');
  await hugo.page.goto(short);
  await expect(hugo.page.getByRole('slider', { name: 'Step' })).toHaveValue('0');
});

test('an unknown path leads home, and asks for nothing that is not there', async ({ person }) => {
  const nora = await person();
  const missing: string[] = [];
  nora.page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
  await nora.page.goto('/nowhere/at/all');
  await expect(nora.page.getByText('There is nothing at this address')).toBeVisible();
  await nora.page.getByRole('button', { name: 'Play with friends' }).click();
  await expect(nora.page.locator('.code')).toBeVisible();
  expect(missing).toEqual([]);
});
