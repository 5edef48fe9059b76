// Keeps the page for times without a network. Everything but online tables works from here.
// The build fills in which files there are, and a version that changes with any of them.

const VERSION = 'qlub-__VERSION__';
const FILES = __FILES__;
/** A network that has not answered after so many milliseconds is none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

// Pages that are open go on with the files they began with; a new version takes over after them.
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('qlub-') && name !== VERSION;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const inside = url.href.slice(self.registration.scope.length);
  const ours = url.href.startsWith(self.registration.scope) && !inside.startsWith('api/');
  if (request.method !== 'GET' || !ours) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

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
  if (fetched.ok && request.url.endsWith('.qxt')) {
    const cache = await caches.open(VERSION);
    await cache.put(request, fetched.clone());
  }
  return fetched;
}

async function kept(request) {
  const cache = await caches.open(VERSION);
  return cache.match(request, { ignoreVary: true });
}
