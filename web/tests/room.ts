// Whether a screen has room for what it shows: sizes of windows, and what can be wrong in one.

import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { foreignWords } from './foreign';

export interface Size {
  width: number;
  height: number;
  /** On the smallest phone the page may scroll, and cells may be smaller: docs/screens.md lists where. */
  smallest?: boolean;
}

const LONG = Boolean(process.env.QLUB_LONG);
/** A small phone and a laptop always; the others in the soak. The last is a laptop at a zoom of 200 %. */
export const SIZES: Size[] = [
  [360, 640],
  [1280, 800],
  ...(LONG
    ? [
        [390, 844],
        [844, 390],
        [768, 1024],
        [2560, 1440],
        [640, 400],
        [320, 568],
      ]
    : []),
].map(([width = 0, height = 0]) => ({ width, height, smallest: width < 360 }));

export const named = ({ width, height }: Size): string => `${width}×${height}`;

/** What is looked at on a screen, in selectors. */
export interface Sight {
  /** What has to be in the window as a whole, and not under the dock. */
  board?: string;
  /** What is chosen among: large enough to be hit, and there without scrolling the page. */
  choices?: string;
  /** What is only to be large enough. */
  targets?: string;
  /** The names of people on it, where words are longer: everything else in sight is from the catalogue. */
  names?: readonly string[] | undefined;
}

/** Where the board lies, by the size of the window. */
export type Places = Map<string, string>;

/**
 * Looks at a screen in every size; says what is wrong in each. The board lies where it lay `before`.
 * With a folder in QLUB_PICTURES it also takes pictures.
 */
export async function look(
  page: Page,
  what: string,
  sight: Sight,
  before?: Places,
): Promise<Places> {
  const places: Places = new Map();
  const wrong: string[] = [];
  for (const { smallest, ...size } of SIZES) {
    await page.setViewportSize(size);
    const { faults, place } = await page.evaluate(inspect, { sight, smallest });
    const moved = before && before.get(named(size)) !== place;
    if (moved) faults.push(`the board moved from ${before.get(named(size))} to ${place}`);
    wrong.push(...faults.map((fault) => `${named(size)}: ${fault}`));
    places.set(named(size), place);
    const folder = process.env.QLUB_PICTURES;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      const name = `${what} ${size.width}x${size.height}`.replaceAll(/[^\w-]+/g, '-');
      await page.screenshot({ path: `${folder}/${name}.png` });
    }
  }
  if (sight.names) {
    const foreign = await foreignWords(page, sight.names);
    wrong.push(...foreign.map((word) => `not from the catalogue: ${word}`));
  }
  expect.soft(wrong, what).toEqual([]);
  return places;
}

/** What is wrong on the screen. This runs in the page. */
async function inspect({
  sight,
  smallest = false,
}: {
  sight: Sight;
  smallest?: boolean | undefined;
}): Promise<{ faults: string[]; place: string }> {
  const least = smallest ? 32 : 44;
  const faults: string[] = [];
  const root = document.documentElement;
  // Sizes may be on their way for a moment, one inside another.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let still = 0;
  for (let frames = 0; frames < 60 && still < 3; frames++) {
    await frame();
    const moves = document.getAnimations().some((one) => one instanceof CSSTransition);
    still = moves ? 0 : still + 1;
  }
  window.scrollTo(0, 0);

  const called = (one: Element) => {
    const text = one.getAttribute('aria-label') ?? one.textContent?.trim().replaceAll(/\s+/g, ' ');
    return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} "${text?.slice(0, 30)}"`;
  };
  const all = (selector?: string) =>
    selector
      ? [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => one.checkVisibility() && !one.closest('.hidden'),
        )
      : [];
  const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);

  if (root.scrollWidth > root.clientWidth) {
    faults.push(`wider than the window by ${root.scrollWidth - root.clientWidth}`);
  }

  // The board, whole and uncovered.
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  let place = '';
  for (const one of all(sight.board)) {
    const box = one.getBoundingClientRect();
    place += [box.x, box.y, box.width, box.height].map(Math.round).join(' ') + '; ';
    if (smallest) continue;
    const below = Math.round(box.bottom - innerHeight);
    if (below > 0 || box.top < 0) faults.push(`${called(one)} is out of the window by ${below}`);
    const under =
      dock && dock.top < box.bottom - 1 && dock.left < box.right - 1 && dock.right > box.left + 1;
    if (under) faults.push(`${called(one)} is under the dock by ${box.bottom - dock.top}`);
  }

  // What is chosen among, and what else is hit.
  for (const one of [...all(sight.choices), ...all(sight.targets)]) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) {
      faults.push(`${called(one)} is only ${Math.round(width)} by ${Math.round(height)}`);
    }
  }
  for (const one of smallest ? [] : all(sight.choices)) {
    const line = one.closest('ul, ol, [role=group]');
    const inLine = line && scrolls(line);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (
      top < -1 ||
      bottom > innerHeight + 1 ||
      (!inLine && (left < -1 || right > innerWidth + 1))
    ) {
      faults.push(`${called(one)} is out of the window`);
      continue;
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const ends = inLine ? line.getBoundingClientRect() : { left: 0, right: innerWidth };
    const scrolledAway = x < ends.left || x > ends.right;
    const reached = one.contains(there) || there?.contains(one) || scrolledAway;
    if (!reached) faults.push(`${called(one)} is covered`);
  }

  // Texts: none is cut off, none sticks out of what it is in. Names may be, if they can be read; and a
  // board that is pushed about under its window shows what it shows.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = new Set<string>();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (
      !parent ||
      !text.textContent?.trim() ||
      parent.closest('.hidden, svg, option, script, .plane')
    ) {
      continue;
    }
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right === left) continue;
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.clipPath !== 'none') break;
      if (style.overflowX === 'visible' && !one.matches('button, .button, .card, label, th, td')) {
        continue;
      }
      const box = one.getBoundingClientRect();
      const out = Math.max(right - box.right, box.left - left, bottom - box.bottom, box.top - top);
      const legible = style.textOverflow === 'ellipsis' && one.closest('[title]');
      if (out > 1.5 && !legible) said.add(`"${text.textContent.trim()}" is cut by ${called(one)}`);
      if (legible) break;
    }
  }
  // What is chosen in a list is drawn by the browser: it is measured.
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of all('select') as HTMLSelectElement[]) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    if (pen) pen.font = font;
    const wide = pen?.measureText(field.selectedOptions[0]?.text.trim() ?? '').width ?? 0;
    const arrow = 16;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    if (wide > room + 1) said.add(`"${field.selectedOptions[0]?.text.trim()}" is cut by a list`);
  }
  return { faults: [...faults, ...said], place };
}
