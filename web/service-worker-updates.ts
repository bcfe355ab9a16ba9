import type { Updates } from '@anwurf/ui/platform';

const checkEveryMilliseconds = 60 * 60_000;

/** What the web shell tells of new versions, and how it stores the first one. */
export interface StoredApp extends Updates {
  /** Stores the whole app in this browser, for starts without a server; again is harmless. */
  store(): void;
}

/** Registers the service worker and tells when a newer one has everything it needs. */
export function serviceWorkerUpdates(): StoredApp {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  let registering = false;

  function offer(worker: ServiceWorker | null): void {
    // Without a controller this is the first install: nothing to update.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  }

  async function register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
    // A phone keeps an app open for days; a failed check (no network) is simply repeated.
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMilliseconds);
  }

  function store(): void {
    if (registering) return;
    registering = true;
    register().catch((error: unknown) => console.warn('offline start is not available', error));
  }

  // A visitor of the public pages gets nothing stored. Where the app is stored already, it looks for a newer one.
  if (navigator.serviceWorker.controller !== null) store();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: () => waiting !== null,
    apply() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting?.postMessage('activate');
    },
    store,
  };
}
