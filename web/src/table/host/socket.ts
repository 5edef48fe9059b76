// The connection to a table: one socket after another, as long as somebody listens. Requests are numbered;
// what was on its way when a socket broke is sent again, where that is harmless.

import { PROTOCOL, type Message, type Request } from '../../generated/wire';
import { socketAddress } from './api';
import { RefusalError, type Connection } from './host';
import { renew } from './renew';

type PendingRequest = { request: Request; resolve: () => void; reject: (no: RefusalError) => void };
type Update = Extract<Message, { say: 'welcome' | 'update' }>;

/** Tries are this far apart in milliseconds, and up to twice as much. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 6_000;
/** The server stops and says so, or sends everybody back to see: the next one is there already. */
const RESTART = 1012;
const RESTART_SPREAD = 300;
/** Whether somebody is still there is asked this often, and this long is waited for an answer. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
/** The server speaks another protocol; the table is gone. */
const OTHER = 4000;
const GONE = 4002;
/** Other windows of this device have taken the place; how long they are left alone. */
const REPLACED = 4004;
const REPLACED_PAUSE = 45_000;

/** Whether a request may be sent twice: the table does it once. */
const isHarmless = (request: Request): boolean =>
  request.do === 'answer' || (request.do === 'chat' && request.mark !== undefined);

export class TableSocket {
  private socket: WebSocket | undefined;
  private welcomed = false;
  private asked = 0;
  private tries = 0;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<number, PendingRequest>();

  constructor(
    private readonly table: string,
    private readonly version: () => number | undefined,
    private readonly hear: (update: Update) => void,
    private readonly changed: (connection: Connection) => void,
    /** Called before another try; rejects with `RefusalError` if there is no hope. */
    private readonly knock: () => Promise<void>,
  ) {}

  open(): void {
    this.stopped = false;
    window.addEventListener('online', this.now);
    window.addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.now);
    this.connect();
  }

  close(): void {
    this.stopped = true;
    window.removeEventListener('online', this.now);
    window.removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.now);
    clearTimeout(this.timer);
    this.drop();
  }

  ask(request: Request): Promise<void> {
    if (!this.welcomed) return Promise.reject(new RefusalError('server-unreachable'));
    return new Promise((resolve, reject) => this.send({ request, resolve, reject }));
  }

  private send(waiting: PendingRequest): void {
    const id = ++this.asked;
    this.waiting.set(id, waiting);
    this.socket?.send(JSON.stringify({ id, ...waiting.request }));
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      const version = this.version();
      const seen = version === undefined ? {} : { version };
      socket.send(JSON.stringify({ id: ++this.asked, do: 'hello', protocol: [PROTOCOL], ...seen }));
    };
    socket.onmessage = ({ data }) => this.read(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => this.socket === socket && this.lost(code);
  }

  private read(message: Message): void {
    switch (message.say) {
      case 'welcome':
        this.welcomed = true;
        this.tries = 0;
        this.hear(message);
        this.changed('good');
        this.beat();
        this.again();
        break;
      case 'update':
        this.hear(message);
        break;
      case 'done':
      case 'legal':
        this.take(message.id)?.resolve();
        break;
      case 'refused':
        this.take(message.id)?.reject(new RefusalError(message.key, message.data, message.says));
        break;
      case 'bye':
        break;
    }
  }

  private take(id: number): PendingRequest | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  /** Sends what was not answered once more. */
  private again(): void {
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of open) this.send(waiting);
  }

  private lost(code: number): void {
    this.drop();
    if (this.stopped) return;
    if (code === GONE) return this.give('gone');
    if (code === OTHER) return renew() ? undefined : this.give('other');
    const replaced = code === REPLACED;
    this.changed(replaced ? 'replaced' : 'lost');
    // A window that nobody looks at waits until somebody does.
    if (replaced && document.visibilityState === 'hidden') return;
    if (code === RESTART && this.tries === 0) {
      this.tries = 1;
      return this.comeBackAfter(Math.random() * RESTART_SPREAD);
    }
    const usual = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
    this.wait(replaced ? REPLACED_PAUSE : usual);
  }

  /** Tries again after a while. Not everybody comes back in the same moment. */
  private wait(pause: number): void {
    this.comeBackAfter(pause * (1 + Math.random()));
  }

  private comeBackAfter(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.retry(), pause);
  }

  private async retry(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await this.knock();
    } catch (error) {
      const no = error instanceof RefusalError ? error : undefined;
      if (no?.key === 'server-no-table') return this.give('gone');
      if (no && no.retryAfter > 0 && !this.stopped) return this.wait(no.retryAfter * 1000);
    }
    if (!this.stopped && !this.socket) this.connect();
  }

  private give(connection: Connection): void {
    this.stopped = true;
    this.changed(connection);
  }

  private drop(): void {
    clearInterval(this.heart);
    const { socket } = this;
    this.socket = undefined;
    this.welcomed = false;
    socket?.close();
    for (const [id, { request, reject }] of this.waiting) {
      if (isHarmless(request) && !this.stopped) continue;
      this.waiting.delete(id);
      reject(new RefusalError('server-unreachable'));
    }
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  private now = (): void => {
    if (this.socket || this.stopped || document.visibilityState === 'hidden') return;
    this.tries = 0;
    void this.retry();
  };

  private cut = (): void => {
    if (this.socket) this.lost(0);
  };

  /** A line that broke without a word is found by asking. */
  private beat(): void {
    clearInterval(this.heart);
    this.heart = setInterval(() => {
      const { socket } = this;
      const silent = setTimeout(
        () => socket && this.socket === socket && this.lost(0),
        PONG_WITHIN,
      );
      this.ask({ do: 'ping' }).then(
        () => clearTimeout(silent),
        () => clearTimeout(silent),
      );
    }, PING_EVERY);
  }
}
