// What is on a screen and does not come from the catalogue. The longer words (src/words/longer.ts) have a mark
// behind every letter: two letters in a row are a name, something in notation, or a text that nobody translates.

import type { Page } from '@playwright/test';
import { castOf, LEVELS } from '../src/parts/cast';

/** The names of bots. */
const CAST = [...LEVELS, 'greedy'].flatMap((level) => castOf(level).map(({ name }) => name));

/** The words in sight that do not come from the catalogue; `names` are those of people. */
export function foreignWords(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(find, [...names, ...CAST]);
}

/** This runs in the page. */
function find(names: string[]): string[] {
  const found = new Set<string>();
  // What is said in another language says in which; dates come from the browser, notation is code.
  const OTHERS = 'body [lang], time, code, script, style';
  const SPOKEN = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const look = (text: string | null, where: Element) => {
    if (!text || where.closest(OTHERS)) return;
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    for (const [word] of rest.matchAll(/\p{L}{2,}/gu)) {
      const place = `${where.tagName.toLowerCase()}.${where.classList[0] ?? ''}`;
      found.add(`${word} in ${place} "${text.trim().slice(0, 60)}"`);
    }
  };
  look(document.title, document.documentElement);
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility()) continue;
    for (const name of SPOKEN) look(one.getAttribute(name), one);
    for (const node of one.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) look(node.textContent, one);
    }
  }
  return [...found];
}
