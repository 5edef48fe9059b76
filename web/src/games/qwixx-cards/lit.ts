// The places that an answer of the card game names: cells of the sheet, a card of the row, cards of the hand.

/** `r: 5x j7` plays cards as a colour and ticks those with an x; `take 2` takes a card of the row; `r5` ticks. */
export function placesOf(action: string): string[] {
  const taken = /^take (\d+)$/.exec(action);
  if (taken) return [`take ${taken[1]}`];
  const played = /^([rygb]): (.*)$/.exec(action);
  if (!played) return action.match(/[rygb]\d+/g) ?? [];
  const [, colour = '', cards = ''] = played;
  return cards.split(' ').flatMap((card) => {
    const found = /^(j?)(\d+)(x?)$/.exec(card);
    if (!found) return [];
    const [, joker, number, ticked] = found;
    const held = `hand ${joker ? 'j' : colour}${number}`;
    return ticked ? [`${colour}${number}`, held] : [held];
  });
}
