// What is tapped for an answer: the cells, for where one tile fits it goes there by itself; or tiles to swap.

const CONFIRM = '[data-confirm]';

export default function taps(answer: string): string[] {
  if (answer === 'pass') return ['[data-pass]'];
  const [first, ...others] = answer.split(' ');
  if (first === 'swap') {
    return ['[data-swap]', ...others.map((tile) => `[data-tile="${tile}"]`), CONFIRM];
  }
  const cells = answer.split(' ').map((placed) => placed.split('@')[1]);
  return [...cells.map((cell) => `[data-cell="${cell}"]`), CONFIRM];
}
