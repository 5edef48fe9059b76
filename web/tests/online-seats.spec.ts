// Who sits where: being ready for what the host chose, asking for a seat, and coming back to one.

import { accessible } from './table';
import { expect, open, sit, start, test, type Opening, type Person } from './online';

const TWO: Opening['seats'] = [
  { kind: 'here', name: 'Nora' },
  { kind: 'open', name: '' },
];
const TILES: Opening = { game: 'qwirkle', edition: 'standard', seats: TWO };

test('what the host changes, the others agree to before the start', async ({ person }) => {
  const [nora, hugo] = [await person(), await person({ settings: { language: 'fr' } })];
  const id = await open(nora, { seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  const go = nora.page.locator('.go .button');
  await expect(go).toHaveText('Start');
  await expect(hugo.page.locator('.changed')).toHaveCount(0);
  await expect(nora.page.locator('.marks')).not.toContainText(['ready', 'ready']);
  await nora.page.getByLabel('Luck').selectOption('typed');
  await expect(go).toHaveText('Waiting for Hugo');
  await expect(go).toBeDisabled();
  await expect(nora.page.locator('[data-seat="0"]')).toContainText('ready');
  await expect(nora.page.locator('[data-seat="1"]')).toContainText('not ready');
  const prompt = hugo.page.locator('.changed');
  await expect(prompt).toContainText('L’hôte a changé la table.');
  await accessible(hugo.page, 'asked whether one is ready');
  await prompt.getByRole('button').click();
  await expect(prompt).toHaveCount(0);
  await expect(go).toHaveText('Start');
  await expect(nora.page.locator('[data-seat="1"]')).not.toContainText('ready');
  await start(nora);
  await expect(hugo.page.locator('.board')).toBeVisible();
});

test('who sits down late agrees to the table as it is shown', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, { seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await nora.page.getByLabel('Luck').selectOption('typed');
  await expect(hugo.page.locator('.chosen', { hasText: 'Real dice' })).toBeVisible();
  await sit(hugo, 'Hugo');
  await expect(hugo.page.locator('.changed')).toHaveCount(0);
  await expect(nora.page.locator('.go .button')).toBeEnabled();
});

test('a seat with a hand is given to a newcomer if the others agree', async ({ person }) => {
  const [nora, hugo, eve] = [await person(), await person(), await person()];
  const id = await open(nora, TILES);
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await expect(hugo.page.locator('.around')).toBeAttached();
  await leave(hugo);
  await expect(nora.page.locator('[data-free="1"]')).toContainText('A bot plays for Hugo.');
  await eve.page.goto(`/t/${id}`);
  await eve.page.getByLabel('Your name at this table').fill('Eve');
  await eve.page.getByRole('button', { name: 'Ask for this seat' }).click();
  await expect(eve.page.locator('.offer')).toContainText('You asked for the seat of Hugo.');
  await expect(nora.page.locator('.offer')).toContainText('Eve asks for the seat of Hugo.');
  await expect(nora.page.locator('.offer bdi')).toHaveText(['Eve', 'Hugo']);
  await accessible(nora.page, 'somebody asks for a seat');
  await nora.page.getByRole('button', { name: 'Agree' }).click();
  await expect(eve.page.locator('[data-free]')).toHaveCount(0);
  await expect(nora.page.locator('.seats')).toContainText('Eve');
  const asked = nora.page.getByRole('listitem', { includeHidden: true });
  await expect(asked.filter({ hasText: 'Eve asks for the seat of Hugo.' })).toBeAttached();
  await expect(hugo.page.locator('.offer')).toHaveCount(0);
});

test('a left seat is taken again by the device that held it', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, TILES);
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await leave(hugo);
  await hugo.page.reload();
  await hugo.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(hugo.page.locator('[data-free]')).toHaveCount(0);
  await expect(nora.page.locator('[data-free]')).toHaveCount(0);
  await nora.page.getByRole('button', { name: 'Table', exact: true }).click();
  await nora.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await nora.page.getByRole('button', { name: /really/ }).click();
  await hugo.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(nora.page.locator('[data-free]')).toHaveCount(0);
  await expect(nora.page.locator('.seats')).toContainText('Hugo');
});

test('a free seat of an open game is taken without asking', async ({ person }) => {
  const [nora, hugo, eve] = [await person(), await person(), await person()];
  const id = await open(nora, { seats: TWO });
  await hugo.page.goto(`/t/${id}`);
  await sit(hugo, 'Hugo');
  await start(nora);
  await leave(hugo);
  await eve.page.goto(`/t/${id}`);
  await eve.page.getByLabel('Your name at this table').fill('Eve');
  await eve.page.getByRole('button', { name: 'Sit here' }).click();
  await expect(nora.page.locator('.players')).toContainText('Eve');
  await expect(eve.page.locator('#my-sheet')).toHaveText('Eve');
});

test('a link to a seat that is good no more still leads to the table', async ({ person }) => {
  const [nora, eve] = [await person(), await person({ refused: true })];
  const id = await open(nora, { seats: TWO });
  await eve.page.goto(`/t/${id}#nothing-that-was-ever-given`);
  await expect(eve.page.locator('.late')).toContainText('no longer valid');
  await sit(eve, 'Eve');
  await expect(eve.page.locator('.late')).toHaveCount(0);
  await expect(nora.page.locator('[data-seat="1"]')).toContainText('Eve');
});

/** Leaves one's seat in a running match. */
async function leave({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Leave the seat' }).click();
  await page.getByRole('button', { name: /really/ }).click();
  await expect(page.locator('[data-free]')).toBeVisible();
  // The dialog takes its step back in the history a moment later, which would break off a page that is loaded then.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy();
}
