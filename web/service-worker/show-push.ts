import { pushWords } from '@anwurf/contract/push-words';

const icon = '/icons/icon-192.png';
const isKind = (kind: unknown): kind is keyof typeof pushWords => typeof kind === 'string' && Object.hasOwn(pushWords, kind);

/** The kind that a push service has brought; a message of another release, or none, is shown as what a session brings. */
function kindOf(data: PushMessageData | null): keyof typeof pushWords {
  try {
    const { kind } = (data?.json() ?? {}) as { readonly kind?: unknown };
    return isKind(kind) ? kind : 'session';
  } catch {
    return 'session';
  }
}

/** Shows what has arrived, in words that the app brings along: browsers withdraw their permission where nothing is shown. */
export function showPush(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const kind = kindOf(data);
  const { title, path } = pushWords[kind];
  return registration.showNotification(title, { tag: kind, icon, badge: icon, lang: 'de', data: path });
}

/** Opens the app where a notification leads, in a window that is there already if there is one. */
export async function openNotified(clients: Clients, notification: Notification): Promise<void> {
  notification.close();
  const path: unknown = notification.data;
  const url = typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : '/dashboard';
  const [open] = await clients.matchAll({ type: 'window' });
  if (open === undefined) {
    await clients.openWindow(url);
    return;
  }
  await open.focus();
  // A running workout stays where it is.
  if (!/\/(active-workout|live-training|training\/plan)\b/.test(new URL(open.url).pathname)) await open.navigate(url);
}
