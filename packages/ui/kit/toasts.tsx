import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
let needed = false;
const isNeeded = () => (needed ||= toastQueue.visibleToasts.length > 0);

/** Where toasts appear; loaded with the first one. Rendered once, at the root. */
export function Toasts() {
  return useSyncExternalStore(subscribe, isNeeded) ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}
