// What is tapped for an answer: a cube, the end where it goes in, and with four players at whom its dot points.

const ENDS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export default function taps(answer: string): string[] {
  const end = ENDS[answer.charAt(2)] ?? '';
  return [`[data-cell="${answer.slice(0, 2)}"]`, `[data-end="${end}"]`, '[data-confirm]'];
}
