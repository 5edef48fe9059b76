// Pictures of the tables of Quixo, Qwirkle and the card game.

const NORA = { kind: 'here', name: 'Nora' };
const HUGO = { kind: 'here', name: 'Hugo' };
const BOTS = ['Ada', 'Blaise', 'Emmy'].map((name) => ({ kind: 'bot', name, level: 'greedy' }));

/** All pictures, or those of the games that are named. */
export async function boards(page, address, shoot, only) {
  const wanted = (game) => only.length === 0 || only.includes(game);
  if (wanted('quixo')) await quixo(page, address, shoot);
  if (wanted('qwirkle')) await qwirkle(page, address, shoot);
  if (wanted('cards')) await cards(page, address, shoot);
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

async function qwirkle(page, address, shoot) {
  await sit(page, address, 'qwirkle', { edition: 'standard', seats: [NORA, HUGO] });
  await page.waitForSelector('.curtain');
  await shoot('qwirkle-curtain');
  await page.locator('.curtain button').click();
  await page.waitForSelector('.hand');
  await shoot('qwirkle-opening');
  await sit(page, address, 'qwirkle', { edition: 'standard', seats: [NORA, ...BOTS.slice(0, 2)] });
  for (let turn = 0; turn < 60; turn++) {
    const next = page.locator('.cell.spot, [data-swap], [data-pass], .after').first();
    await next.waitFor();
    if (await page.locator('.after').isVisible()) break;
    if (turn === 5) {
      await shoot('qwirkle-table');
      await page.locator('.tile:not(.laid):not(.faint)').first().click();
      await shoot('qwirkle-chosen');
      await page.locator('.cell.spot').first().dispatchEvent('click');
      await shoot('qwirkle-staged');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.tile:not(.laid):not(.faint)').first().click();
      await page.locator('.cell:not(.empty)').first().dispatchEvent('click');
      await page.waitForSelector('.refusal');
      await shoot('qwirkle-refused');
      await page.locator('.tile.pressed').click();
      if (await page.locator('[data-swap]').isVisible()) {
        await page.locator('[data-swap]').click();
        await page.locator('.tile').nth(1).click();
        await page.locator('.tile').nth(3).click();
        await shoot('qwirkle-swap');
        await page.getByRole('button', { name: 'Cancel' }).click();
      }
    }
    if (await page.locator('[data-pass]').isVisible()) await page.locator('[data-pass]').click();
    else if ((await page.locator('.cell.spot').count()) > 0) {
      await lay(page);
      await page.locator('[data-confirm]').click();
    } else {
      await page.locator('[data-swap]').click();
      await page.locator('.tile').first().click();
      await page.locator('[data-confirm]').click();
    }
    await page.waitForTimeout(250);
    if (turn === 12) await shoot('qwirkle-late');
  }
  await shoot('qwirkle-after');
}
/** Does what is asked until `stop` says so. */
async function playCards(page, stop) {
  const next = page.locator('.slot.legal, [data-offer], .held:not(.faint), .after');
  for (let step = 0; step < 400; step++) {
    await next.first().waitFor();
    if (await page.locator('.after').isVisible()) return;
    if (await stop()) return;
    if ((await page.locator('.slot.legal').count()) > 0) {
      await page.locator('.slot.legal').first().click();
      await page.locator('[data-confirm]').click();
    } else if ((await page.locator('[data-offer]').count()) > 0) {
      await page.locator('[data-offer]').first().click();
      const confirm = page.locator('[data-confirm]');
      if (await confirm.isVisible()) await confirm.click();
    } else if ((await page.locator('.held.faint').count()) === 0 || step > 0) {
      const asked = await page.locator('.prompt', { hasText: 'Play one to three' }).count();
      if (asked > 0) {
        await page.locator('.held').first().click();
        const colour = page.locator('.colours label').first();
        if (await colour.isVisible()) await colour.click();
        await page.locator('[data-confirm]').click();
      }
    }
    await page.waitForTimeout(200);
  }
}

async function cards(page, address, shoot) {
  await page.goto(`${address}/#/new/qwixx-cards`);
  await page.waitForSelector('.edition svg');
  await shoot('cards-before');
  for (const edition of ['jokers', 'gemixxt-a']) {
    await sit(page, address, 'qwixx-cards', { edition, seats: [NORA, ...BOTS.slice(0, 2)] });
    let turns = 0;
    await playCards(page, async () => {
      const takes = (await page.locator('.slot.legal').count()) > 0;
      if (takes) turns++;
      return takes && turns > 3;
    });
    await shoot(`cards-take-${edition}`);
    await playCards(page, async () => (await page.locator('[data-offer]').count()) > 0);
    await shoot(`cards-number-${edition}`);
    await playCards(
      page,
      async () => (await page.locator('.prompt', { hasText: 'Play one' }).count()) > 0,
    );
    await page.locator('.held').first().click();
    const more = page.locator('.held:not(.faint):not(.pressed)').first();
    if ((await more.count()) > 0) await more.click();
    await shoot(`cards-staged-${edition}`);
    await page.keyboard.press('Escape');
    if (edition === 'jokers') {
      await playCards(page, async () => false);
      await shoot('cards-after');
    }
  }
}
