// Which hosts there are, and which of them has a table.

import { settings } from '../../settings/settings.svelte';
import { api } from './api';
import { RefusalError, type Host, type Recent, type Table } from './host';
import { LocalHost } from './local';
import { RemoteHost } from './remote';

const CALM = 1000;
const QUICK = 30;

/** Tables on this device. */
export const local = new LocalHost(() => (settings.pace === 'quick' ? QUICK : CALM));

/** Tables on the server that the page came from. */
export const remote: Host = new RemoteHost();

/** Where a table is to be found. */
export interface Where {
  table: string;
  online: boolean;
}

export const hostOf = ({ online }: Where): Host => (online ? remote : local);

/** A table that was just opened, until somebody shows it. */
let opened: Table | undefined;

/** Hands a table over to whoever shows it. */
export function hand(table: Table): void {
  opened = table;
}

/** Enters a table, or takes it as it was handed over. */
export async function enter(where: Where, token?: string): Promise<Table> {
  const found = opened;
  opened = undefined;
  return found?.id === where.table ? found : hostOf(where).enter(where.table, token);
}

/** Tables to go on at, wherever they are. */
export async function recent(): Promise<RecentAnywhere[]> {
  const [here, there] = await Promise.all([local.recent(), remote.recent()]);
  const all = [
    ...here.map((one) => ({ ...one, online: false })),
    ...there.map((one) => ({ ...one, online: true })),
  ];
  return all.sort((one, other) => other.when - one.when);
}

/** A table to go on at, and whether it is at the server. */
export type RecentAnywhere = Recent & { online: boolean };

let server: Promise<boolean> | undefined;

/** Whether the page came from a server that keeps tables. */
export function hasServer(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  server ??= api.games().then(
    () => true,
    (error) => {
      // A broken line says nothing about the server: it is asked again.
      if (error instanceof RefusalError && error.key === 'server-unreachable') server = undefined;
      return false;
    },
  );
  return server;
}
