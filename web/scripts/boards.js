// Pictures of the tables of Quixo, Qwirkle and the card game.

const NORA = { kind: 'here', name: 'Nora' };
const HUGO = { kind: 'here', name: 'Hugo' };
const BOTS = ['Ada', 'Blaise', 'Emmy'].map((name) => ({ kind: 'bot', name, level: 'greedy' }));

/** All pictures, or those of the games that are named. */
export async function boards(page, address, shoot, only) {
  const wanted = (game) => only.length === 0 || only.includes(game);
  if (wanted('quixo')) await quixo(page, address, shoot);
}

async function sit(page, address, game, wish) {
  const choice = { options: {}, chance: 'dealt', answers: 'sealed', ...wish };
  await page.goto(`${address}/#/`);
  await page.evaluate(
    ([name, chosen]) => localStorage.setItem(`qlub.before.${name}`, JSON.stringify(chosen)),
    [game, choice],
  );
  await page.goto(`${address}/#/new/${game}`);
  await page.locator('.go button').click();
  await page.waitForSelector('.board, .curtain');
}

/** Types moves, one after another. */
async function type(page, moves) {
  await page.getByRole('button', { name: 'Type a move' }).click();
  for (const move of moves) {
    await page.locator('#command').fill(move);
    await page.locator('#command').press('Enter');
    await page.locator('[role=log] code', { hasText: move }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Type a move' }).click();
}

async function quixo(page, address, shoot) {
  await page.goto(`${address}/#/new/quixo`);
  await page.waitForSelector('.edition svg');
  await shoot('quixo-before');
  await sit(page, address, 'quixo', { edition: 'two', seats: [NORA, HUGO] });
  await shoot('quixo-start');
  await type(page, ['a1N', 'e5S', 'b1N', 'e1N', 'c1N', 'd5S', 'e3W', 'd1N']);
  await shoot('quixo-table');
  await page.locator('[data-cell="a3"]').click();
  await shoot('quixo-taken');
  await page.locator('.arrow.east').click();
  await shoot('quixo-staged');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-cell="c3"]').click();
  await page.waitForSelector('.refusal');
  await shoot('quixo-refused');
  await sit(page, address, 'quixo', {
    edition: 'four',
    seats: [NORA, HUGO, { ...NORA, name: 'Emmy' }, { ...NORA, name: 'Blaise' }],
  });
  await type(page, ['a1N.0', 'e5S.3', 'b1N.2', 'e1N.1', 'c1N.2', 'd5S.1', 'e3W.0', 'd1N.3']);
  await shoot('quixo-four');
  await page.locator('.cell.takeable').first().click();
  await page.locator('.arrow').first().click();
  await shoot('quixo-four-staged');
  await sit(page, address, 'quixo', {
    edition: 'two',
    options: { side: '3' },
    seats: [NORA, HUGO],
  });
  await type(page, ['a1N', 'c1N', 'b1N', 'c1N', 'c1W', 'c3S', 'a1N']);
  await shoot('quixo-small');
  await sit(page, address, 'quixo', {
    edition: 'two',
    options: { side: '3' },
    seats: [NORA, HUGO],
  });
  await type(page, ['a1E', 'a3S', 'a2E', 'a3S', 'b3S']);
  await page.locator('.cell.takeable').first().click();
  await shoot('quixo-small-taken');
}

/** Lays tiles until they are a play. */
async function lay(page) {
  for (let i = 0; i < 6; i++) {
    await page.locator('.tile:not(.laid):not(.faint)').first().click();
    await page.locator('.cell.spot').first().dispatchEvent('click');
    await page.waitForTimeout(150);
    if ((await page.locator('[data-confirm]:not(.notyet)').count()) > 0) return;
  }
}
