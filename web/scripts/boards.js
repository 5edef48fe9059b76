// Pictures of the tables of all games but the first, which has most of the screens.

import { NAMES } from './games.js';

const NORA = { kind: 'here', name: 'Nora' };
const HUGO = { kind: 'here', name: 'Hugo' };
const BOTS = ['Ada', 'Blaise', 'Emmy'].map((name) => ({ kind: 'bot', name, level: 'greedy' }));

/** All pictures, or those of the games that are named. */
export async function boards(page, address, shoot, only) {
  await seed(page, 12);
  const own = { quixo, qwirkle, 'qwixx-cards': cards };
  for (const game of NAMES.slice(1)) {
    if (only.length > 0 && !only.includes(game)) continue;
    if (own[game]) await own[game](page, address, shoot);
    else await plain(page, address, shoot, game);
  }
}

/** A game without pictures of its own: before the start, and the first thing to do. */
async function plain(page, address, shoot, game) {
  await page.goto(`${address}/#/new/${game}`);
  await page.waitForSelector('.go button');
  await shoot(`${game}-before`);
  await page.locator('.go button').click();
  await next(page);
  await shoot(`${game}-table`);
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

/** Waits for a question other than `before`; lifts curtains. Null at the end. */
async function next(page, before = '') {
  for (;;) {
    const other = `.board[data-asked]:not([data-asked="${before}"])`;
    await page.locator(`${other}, .curtain, .after`).first().waitFor();
    if (await page.locator('.after').isVisible()) return null;
    const curtain = page.locator('.curtain button');
    if (!(await curtain.isVisible())) return page.locator('.board').getAttribute('data-asked');
    await curtain.click();
    before = '';
  }
}

/** The same luck in every picture. */
async function seed(page, number) {
  await page.addInitScript((start) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) => {
      if (into.length !== 32) return random(into);
      let state = start;
      return into.map((_, i) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        into[i] = state >>> 24;
        return into[i];
      });
    };
  }, number);
}

/** Types moves, one after another. */
async function type(page, moves) {
  await page.keyboard.press('/');
  for (const move of moves) {
    await page.locator('#command').fill(move);
    await page.locator('#command').press('Enter');
    await page.locator('[role=log] code', { hasText: move }).first().waitFor();
  }
  await page.locator('#command').press('Escape');
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

const some = async (page, what) => (await page.locator(what).count()) > 0;

/** Lays tiles until they are a play. */
async function lay(page) {
  for (let laid = 1; laid <= 6; laid++) {
    await page.locator('.tile:not(.laid):not(.faint)').first().click();
    await page.locator('.cell.spot').first().dispatchEvent('click');
    await page.locator(`.preview[data-tiles="${laid}"]`).waitFor();
    if (await some(page, '[data-confirm]:not(.notyet)')) return;
  }
}

async function qwirkle(page, address, shoot) {
  await sit(page, address, 'qwirkle', { edition: 'standard', seats: [NORA, HUGO] });
  await page.waitForSelector('.curtain');
  await shoot('qwirkle-curtain');
  await next(page);
  await shoot('qwirkle-opening');
  await lay(page);
  await shoot('qwirkle-opening-staged');
  await sit(page, address, 'qwirkle', { edition: 'standard', seats: [NORA, ...BOTS.slice(0, 2)] });
  let key = await next(page);
  for (let turn = 0; key !== null; turn++) {
    if (turn === 5) await qwirkleStates(page, shoot);
    if (turn === 12) await shoot('qwirkle-late');
    if (await some(page, '[data-pass]')) await page.locator('[data-pass]').click();
    else {
      if (await some(page, '.cell.spot')) await lay(page);
      else {
        await page.locator('[data-swap]').click();
        await page.locator('.tile').first().click();
      }
      if (turn === 12) await shoot('qwirkle-late-staged');
      await page.locator('[data-confirm]').click();
    }
    key = await next(page, key);
  }
  await shoot('qwirkle-after');
}

async function qwirkleStates(page, shoot) {
  await shoot('qwirkle-table');
  await page.locator('.tile:not(.laid):not(.faint)').first().click();
  await shoot('qwirkle-chosen');
  await page.locator('.cell.spot').first().dispatchEvent('click');
  await page.waitForSelector('.preview');
  await shoot('qwirkle-staged');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.tile:not(.laid):not(.faint)').first().click();
  await page.locator('.cell:not(.empty)').first().dispatchEvent('click');
  await page.waitForSelector('.refusal');
  await shoot('qwirkle-refused');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await shoot('qwirkle-closer');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.locator('[data-swap]').click();
  await page.locator('.tile').nth(1).click();
  await page.locator('.tile').nth(3).click();
  await shoot('qwirkle-swap');
  await page.getByRole('button', { name: 'Cancel' }).click();
}

/** Chooses cards, and a colour for jokers. */
async function choose(page) {
  await page.locator('.held').first().click();
  const more = page.locator('.held:not(.faint):not(.pressed)');
  if ((await more.count()) > 0) await more.first().click();
}

const phase = async (page) => {
  if (await some(page, '.slot.legal')) return 'take';
  return (await some(page, '[data-offer]')) ? 'number' : 'play';
};

/** Does what is asked until it is this, or the match is over. */
async function cardsUntil(page, key, wanted) {
  for (let now = key; now !== null; now = await next(page, now)) {
    const asked = await phase(page);
    if (asked === wanted) return now;
    if (asked === 'take') await page.locator('.slot.legal').first().click();
    else if (asked === 'number') await page.locator('[data-offer]').first().click();
    else {
      await choose(page);
      await page.locator('section.staged, .colours').first().waitFor();
      const colour = page.locator('.colours label').first();
      if (await colour.isVisible()) await colour.click();
    }
    const confirm = page.locator('[data-confirm]');
    if (await confirm.isVisible()) await confirm.click();
  }
  return null;
}

async function cards(page, address, shoot) {
  await page.goto(`${address}/#/new/qwixx-cards`);
  await page.waitForSelector('.edition svg');
  await shoot('cards-before');
  for (const edition of ['jokers', 'gemixxt-a']) {
    await sit(page, address, 'qwixx-cards', { edition, seats: [NORA, ...BOTS.slice(0, 2)] });
    let key = await next(page);
    for (let turn = 0; turn < 3; turn++) {
      key = await cardsUntil(page, key, 'play');
      key = await cardsUntil(page, key, turn === 2 ? 'play' : 'take');
    }
    key = await cardsUntil(page, key, 'play');
    await shoot(`cards-play-${edition}`);
    await choose(page);
    await shoot(`cards-staged-${edition}`);
    await page.locator('.held.faint').first().click();
    await shoot(`cards-other-${edition}`);
    await page.keyboard.press('Escape');
    const colour = page.locator('.held[data-card^="j"]').first();
    if (await colour.isVisible()) {
      await colour.click();
      await shoot(`cards-joker-${edition}`);
      await page.keyboard.press('Escape');
    }
    await choose(page);
    const first = page.locator('.colours label').first();
    if (await first.isVisible()) await first.click();
    await page.locator('[data-confirm]').click();
    key = await cardsUntil(page, await next(page, key), 'take');
    await shoot(`cards-take-${edition}`);
    await page.locator('.slot.legal').nth(1).click();
    await shoot(`cards-taken-${edition}`);
    await page.keyboard.press('Escape');
    key = await cardsUntil(page, key, 'number');
    await shoot(`cards-number-${edition}`);
    if (edition === 'jokers') {
      await cardsUntil(page, key, 'nothing');
      await shoot('cards-after');
    }
  }
}
