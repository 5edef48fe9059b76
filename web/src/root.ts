// Where the page lies on its server: what comes before `t/…` in the address.

const TABLE = /(?<=^|\/)t\/([\w-]+)\/?$/;
/** A plain host may name the first file. */
const FIRST = /index\.html$/;

/** The part of a path before a table's id. */
export const rootOf = (path: string): string => path.replace(TABLE, '').replace(FIRST, '');

/** The id of the table that a path names, if it names one. */
export const tableOf = (path: string): string | undefined => TABLE.exec(path)?.[1];

/** The page lies above the folder of its own script: an address may lead nowhere, the script never does. */
const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

export const root: string = script ? new URL('..', script).pathname : rootOf(location.pathname);
