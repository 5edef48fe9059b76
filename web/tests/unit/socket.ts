// Sockets that tests hold the other end of.

import { vi } from 'vitest';
import type { Envelope, Message } from '../../src/generated/wire';

export class FakeSocket {
  /** All that were opened, the newest last. */
  static all: FakeSocket[] = [];
  readonly sent: Envelope[] = [];
  closed = false;
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** The newest, and nothing if none was opened. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  /** Lets the page open these in place of real ones. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Envelope);
  }

  close(): void {
    this.closed = true;
  }

  /** What the table says. */
  say(message: Message | object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The other end hangs up. */
  hangUp(code = 1006): void {
    this.onclose({ code });
  }
}
