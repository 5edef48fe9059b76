// What is tapped for an answer: a card of the row, a cell for the common number, or cards of the hand.

import cells from '../qwixx/taps';

const CONFIRM = '[data-confirm]';

export default function taps(answer: string): string[] {
  const place = /^take (\d+)$/.exec(answer)?.[1];
  if (place) return [`[data-take="${place}"]`, CONFIRM];
  const [colour, cards] = answer.split(': ');
  if (!cards) return cells(answer);
  const card = (text: string) => {
    const name = text.replace('x', '');
    return `[data-card="${name.startsWith('j') ? name : colour + name}"]`;
  };
  return [...cards.split(' ').map(card), CONFIRM];
}
