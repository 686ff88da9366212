/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __SHELL_FILES__: readonly string[];

const shell = __SHELL_FILES__;
// the names of built files hold their hashes, so the list names the version
const cacheName = `shell-${[...shell.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36)}`;

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shell);
  await self.skipWaiting();
}

async function clear(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** A page comes fresh while there is a network; without one it comes from here, and its data from what it remembers. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? (await fetch(request));

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/live') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});
