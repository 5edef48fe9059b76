// What is tapped for an answer: a cell, or the button that ticks nothing; where a bonus goes is part of it.

export default function taps(answer: string): string[] {
  if (answer === '-') return ['[data-offer="-"]'];
  return [`[data-cell="${answer.split('>')[0]}"]`, '[data-confirm]'];
}
