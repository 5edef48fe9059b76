// What is said to people who listen rather than look. It never moves the focus.

import { pieces } from './named';

let said = $state<{ text: string; number: number }>({ text: '', number: 0 });
let pending: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last thing said. */
export const lastSaid = () => said;

/** Says something when there is a pause; several things are said together. */
export function announce(text: string): void {
  if (text === '') return;
  pending.push(pieces(text).join(''));
  clearTimeout(timer);
  timer = setTimeout(() => {
    said = { text: pending.join(' '), number: said.number + 1 };
    pending = [];
  }, 120);
}
