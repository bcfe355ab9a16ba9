// The service worker: it stores the whole app at installation, so the next start needs no server.
import { deviceStorage } from '@anwurf/contract/device-storage';
import { openNotified, showPush } from './show-push.ts';
import { takeSharedFile } from './take-shared-file.ts';

declare const self: ServiceWorkerGlobalScope;
/** Injected at build: all files of the build, as paths. */
declare const precachePaths: readonly string[];
/** Injected at build: hash over all files. */
declare const buildHash: string;

const cachePrefix = `${deviceStorage.appFiles.name}-`;
const cacheName = cachePrefix + buildHash;

/** Named in the manifest. */
const sharedFilePath = '/shared-file';

/** The API, and public reports, which may have been revoked a second ago. */
const isServers = (path: string) => /^\/(api|training-report|report)(\/|$)/.test(path);

/** A hashed file never changes: an older cache may already have it, and the browser's cache has files that the page just fetched. */
async function store(cache: Cache, path: string): Promise<void> {
  const isHashed = path.startsWith('/assets/');
  const known = isHashed ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, isHashed ? {} : { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(precachePaths.map((path) => store(cache, path)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, ...paths: readonly string[]): Promise<Response> {
  const cache = await caches.open(cacheName);
  for (const path of paths) {
    const known = await cache.match(path);
    if (known !== undefined) return known;
  }
  return fetch(request);
}

/** A screen's page preloads its files; all others share one page. */
const pagesOf = (path: string) => [`/stored${path}.html`, '/stored.html'];

/** Where supported, the browser answers requests for the build's files from the cache without the worker: a start makes dozens. */
type RoutingInstallEvent = ExtendableEvent & { readonly addRoutes?: (routes: readonly object[]) => Promise<void> };

const routes = [
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: { cacheName } },
  // Without a rule Chromium asks the server beside the worker, and drops its answer.
  { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
];

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(install());
  // A browser that does not know a rule does without it.
  for (const route of routes) event.waitUntil(event.addRoutes?.([route]).catch(() => undefined) ?? Promise.resolve());
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A new version takes over when the player says so, never during a running set.
self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(self.clients, event.notification)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === sharedFilePath) {
    event.respondWith(takeSharedFile(request));
    return;
  }
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer(request, ...pagesOf(url.pathname)));
  else if (precachePaths.includes(url.pathname)) event.respondWith(answer(request, url.pathname));
});
