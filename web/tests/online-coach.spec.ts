// The coach at an online table: off until the host wants it, and nobody asks it in secret.

import { expect, open, sit, start, test } from './online';

const seats = [
  { kind: 'here' as const, name: 'Nora' },
  { kind: 'open' as const, name: '' },
];

test('everybody sees whether there is a coach, and who asks it', async ({ person }) => {
  const [nora, hugo] = [await person(), await person()];
  const id = await open(nora, { game: 'quixo', edition: 'two', seats });
  await hugo.page.goto(`/t/${id}`);
  await expect(nora.page.getByLabel('Coach')).toHaveValue('off');
  await expect(hugo.page.getByText('no table can stop help from elsewhere')).toBeVisible();
  await nora.page.getByLabel('Coach').selectOption('on');
  await sit(hugo, 'Hugo');
  await start(nora);
  await expect(nora.page.locator('[data-asked]')).toBeVisible();
  await nora.page.getByRole('button', { name: 'Hint' }).click();
  await expect(nora.page.locator('.hints ol')).toBeVisible();
  await expect(nora.page.getByText('Everybody at the table is told')).toBeVisible();
  await hugo.page.getByRole('button', { name: 'Table' }).click();
  await hugo.page.getByRole('button', { name: 'What happened' }).last().click();
  await expect(hugo.page.getByText('Nora asks the coach.').last()).toBeVisible();
});

test('without the option nobody has a coach', async ({ person }) => {
  const nora = await person();
  const bot = { kind: 'bot' as const, name: '', level: 'greedy' };
  await open(nora, { game: 'quixo', edition: 'two', seats: [{ kind: 'here', name: 'Nora' }, bot] });
  await start(nora);
  await expect(nora.page.locator('[data-asked]')).toBeVisible();
  await expect(nora.page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
