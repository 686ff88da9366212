const worker = self as unknown as ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __SHELL_FILES__: readonly string[];
declare const __NOTES__: { readonly [language: string]: readonly string[] };

const shell = __SHELL_FILES__;
const notes = __NOTES__;
// the names of built files hold their hashes, so the list names the version
const cacheName = `shell-${[...shell.concat(...Object.values(notes)).join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36)}`;

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shell);
  await worker.skipWaiting();
}

/** What stands beside the rules, in the language that is read here; of the other nobody pays for the way. */
async function keepNotes(language: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll((notes[language] ?? []).filter((path) => !kept.has(path)));
}

async function clear(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

/** A page comes fresh while there is a network; without one it comes from here, and its data from what it remembers. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/index.html')) ?? Response.error();
  }
}

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? (await fetch(request));

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('message', (event) => event.waitUntil(keepNotes(String(event.data))));
worker.addEventListener('activate', (event) => event.waitUntil(clear()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/live') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});
