import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastMessage {
  title: string;
  text?: string | undefined;
  kind: 'message' | 'failure';
  /** Whether the screen says the same, and a screen reader has it from there. */
  isSaid?: boolean | undefined;
  /** A second chance: 'Rückgängig'. */
  action?: { label: string; run: () => void } | undefined;
}

const visibleMilliseconds = 5000;

/** The one queue of the app: one toast visible, the others wait their turn. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });

let visibleKey: string | null = null;

function show(message: ToastMessage, options: { timeout?: number }): string {
  // The newest message replaces the visible one: a player who taps on wants to know about the last tap.
  if (visibleKey !== null) toastQueue.close(visibleKey);
  visibleKey = toastQueue.add(message, options);
  return visibleKey;
}

/** Says that something worked. Goes by itself after 5 s. */
export function showMessage(title: string, text?: string, action?: ToastMessage['action']): void {
  show({ title, text, action, kind: 'message' }, { timeout: visibleMilliseconds });
}

/**
 * Says that something failed. Stays until it is closed, by the player or by the returned function: the failure is overcome.
 * @param isSaid the screen says it as well, so a screen reader does not read this one out
 */
export function showFailure(title: string, text?: string, action?: ToastMessage['action'], isSaid?: boolean): () => void {
  const key = show({ title, text, action, isSaid, kind: 'failure' }, {});
  return () => toastQueue.close(key);
}

/** Says something that waits for an answer, such as a new version. Stays until it is closed. */
export function showNotice(title: string, text: string, action: ToastMessage['action']): void {
  show({ title, text, action, kind: 'message' }, {});
}
