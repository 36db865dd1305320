// Keeps the app itself, so that it opens immediately and without a network. Tables are the server’s
// to tell: nothing under /api is ever kept.
const KEPT = 'silverspire-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(['/', ...FILES.filter((file) => !file.endsWith('.html'))]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/api') || address.pathname.startsWith('/schema')) return;
  if (request.mode === 'navigate') {
    // The newest page if there is a network, else the one we keep.
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  }
});
