import { useSyncExternalStore } from 'react';
import { toastQueue } from '../kit/overlay/toast-queue.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

// Where it does not arrive, forms still say at their fields what is wrong.
const ToastRegion = lazyPart<object>(async () => (await import('../kit/overlay/toast-region.tsx')).ToastRegion, { missing: null });

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
let needed = false;
const isNeeded = () => (needed ||= toastQueue.visibleToasts.length > 0);

/** Where toasts appear; loaded with the first one. Rendered once, at the root. */
export function Toasts() {
  return useSyncExternalStore(subscribe, isNeeded) ? <ToastRegion /> : null;
}
