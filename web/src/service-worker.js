// Keeps the page for times without a network. Everything but online tables works from here.
// The build fills in which files there are, a version that changes with any of them, and the
// protocol that the page speaks.

const PROTOCOL = __PROTOCOL__;
const VERSION = `qlub-${PROTOCOL}-__VERSION__`;
const FILES = __FILES__;
/** A network that has not answered after so many milliseconds is none. */
const PATIENCE = 4000;
/** A page that does not say within so many milliseconds what it speaks is older than the question. */
const ANSWERS_WITHIN = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(takeOver),
  );
});

// Pages that are open go on with the files they began with; a new version takes over after them.
self.addEventListener('activate', (event) => {
  const cleaned = clean();
  event.waitUntil(cleaned);
  // A page that is loaded waits for its keeper to be ready, so the keeper does not wait for it.
  void cleaned.then(renew);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const inside = url.href.slice(self.registration.scope.length);
  const ours = url.href.startsWith(self.registration.scope) && !inside.startsWith('api/');
  if (request.method !== 'GET' || !ours) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// A notice leads to the table that it speaks of.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** Shows the window of an address, or opens one. */
async function lead(address) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = all.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** Does not wait for pages at online tables that speak an earlier protocol: they cannot go on. */
async function takeOver() {
  const names = await caches.keys();
  const earlier = (name) => name.startsWith('qlub-') && !name.startsWith(`qlub-${PROTOCOL}-`);
  if (names.some(earlier) && (await atTables()).length > 0) await self.skipWaiting();
}

async function clean() {
  const old = (name) => name.startsWith('qlub-') && name !== VERSION;
  const names = await caches.keys();
  await Promise.all(names.filter(old).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Loads pages at online tables anew that do not speak our protocol. */
async function renew() {
  const renewed = (await atTables()).map(async (client) => {
    if (!(await speaks(client))) await client.navigate(client.url);
  });
  await Promise.allSettled(renewed);
}

/** The windows at online tables. */
async function atTables() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => /\/t\/[\w-]+\/?$/.test(url));
}

/** Whether a window says that it speaks our protocol. */
function speaks(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === PROTOCOL);
    setTimeout(() => resolve(false), ANSWERS_WITHIN);
    client.postMessage('protocol', [port2]);
  });
}

/** The newest page there is: the server's, or else the one that was kept. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await kept('./')) ?? Response.error();
  }
}

/** Files that were not fetched with the page are kept when they are first used. */
async function file(request) {
  const found = await kept(request);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && /(\.(qxt|net)|-(coach|lesson)-[^/]*\.wasm)$/.test(request.url)) {
    const cache = await caches.open(VERSION);
    await cache.put(request, fetched.clone());
  }
  return fetched;
}

async function kept(request) {
  const cache = await caches.open(VERSION);
  return cache.match(request, { ignoreVary: true });
}
