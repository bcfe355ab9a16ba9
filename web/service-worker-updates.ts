import type { Updates } from '@anwurf/ui/platform';

const checkEveryMilliseconds = 60 * 60_000;

/** Reports new versions of the web shell, and stores the first one. */
export interface StoredApp extends Updates {
  /** Stores the whole app in this browser, for starts without a server; idempotent. */
  store(): void;
}

/** Registers the service worker and reports when a newer one is fully installed. */
export function serviceWorkerUpdates(): StoredApp {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;
  let registering = false;

  function announce(worker: ServiceWorker | null): void {
    // Without a controller this is the first install: nothing to update.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  }

  async function register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') announce(installing);
      });
    });
    // A phone keeps an app open for days; a failed check (offline) is repeated.
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMilliseconds);
  }

  function store(): void {
    if (registering) return;
    registering = true;
    register().catch((error: unknown) => console.warn('offline start is not available', error));
  }

  // Nothing is stored for a visitor of the public pages. An already stored app looks for a newer version.
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
