import { useSyncExternalStore } from 'react';
import { PlainToasts } from '../kit/plain-toasts.tsx';
import { toastQueue } from '../kit/toast-queue.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

// What speaks of a lost network must not need it: until the library's region is here, and where it never comes, plain ones.
const ToastRegion = lazyPart<object>(async () => (await import('../kit/toast-region.tsx')).ToastRegion, {
  waiting: <PlainToasts />,
  missing: <PlainToasts />,
});

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
let needed = false;
const isNeeded = () => (needed ||= toastQueue.visibleToasts.length > 0);

/** Where toasts appear; loaded with the first one. Rendered once, at the root. */
export function Toasts() {
  return useSyncExternalStore(subscribe, isNeeded) ? <ToastRegion /> : null;
}
