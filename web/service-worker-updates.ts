import type { Updates } from '@anwurf/ui/platform';

const checkEveryMilliseconds = 60 * 60_000;

/** Registers the service worker and tells when a newer one has everything it needs. */
export function serviceWorkerUpdates(): Updates {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;

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

  register().catch((error: unknown) => console.warn('offline start is not available', error));

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
  };
}
