// The requests around a table: see docs/protocol.md.

import { root } from '../../root';
import type {
  Catalogue,
  TableEntry,
  FoundTable,
  InviteLink,
  NewTable,
  OpenedTable,
} from '../../generated/wire';
import { RefusalError } from './host';
import { HEADER, puzzleOf, solve } from './stamp';

export const api = {
  games: () => call<Catalogue>('GET', 'games'),
  open: (table: NewTable) => call<OpenedTable>('POST', 'tables', table, stamped),
  find: (id: string) => call<FoundTable>('GET', `tables/${id}`),
  byCode: (code: string) => call<FoundTable>('GET', `codes/${encodeURIComponent(code)}`),
  enter: (id: string, token?: string) =>
    call<TableEntry>('POST', `tables/${id}/enter`, token ? { token } : {}, stamped),
  invite: (id: string, seat: number) => call<InviteLink>('POST', `tables/${id}/invites`, { seat }),
  remove: (id: string) => call<void>('DELETE', `tables/${id}`),
  record: async (id: string, match: number) =>
    (await send('GET', `tables/${id}/records/${match}`)).text(),
};

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const url = new URL(`${root}api/tables/${id}/play`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

async function call<Answer>(
  method: string,
  path: string,
  body?: object,
  how: typeof send = send,
): Promise<Answer> {
  const response = await how(method, path, body);
  if (response.status === 204) return undefined as Answer;
  return (await response.json().catch(() => {
    // Something answers, but it is no server of ours.
    throw new RefusalError('server-missing');
  })) as Answer;
}

/** Sends a request; where too many were sent, once more with a stamp. */
async function stamped(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await send(method, path, body);
  } catch (error) {
    const asked = error instanceof RefusalError && puzzleOf(error);
    if (!asked) throw error;
    return send(method, path, body, { [HEADER]: await solve(asked.puzzle, asked.bits) });
  }
}

async function send(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const wanted: RequestInit = { method, headers };
  if (body) {
    wanted.body = JSON.stringify(body);
    wanted.headers = { ...headers, 'content-type': 'application/json' };
  }
  let response;
  try {
    response = await fetch(`${root}api/${path}`, wanted);
  } catch {
    throw new RefusalError('server-unreachable');
  }
  if (response.ok) return response;
  const no = (await response.json().catch(() => null)) as RefusalError | null;
  throw new RefusalError(no?.key ?? 'server-missing', no?.data, no?.says);
}
