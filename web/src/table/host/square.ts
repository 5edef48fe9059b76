// Links as squares that phones read, drawn in a worker of their own: most tables never show one.

import type { SquareQuestion } from '../../generated/square';
import { WorkerDoor } from './worker-door';

let door: WorkerDoor | undefined;

/** A link as a square, as SVG; null if it is too long. */
export async function qr(link: string): Promise<string | null> {
  door ??= new WorkerDoor('square');
  const question: SquareQuestion = { link };
  return (await door.ask(question)) as string | null;
}
