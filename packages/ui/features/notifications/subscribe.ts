import type { PushRequest, PushState } from '@anwurf/contract/push';
import { deviceZone } from '@anwurf/db/queries/device-zone';
import type { SignedInServer } from '../../http/signed-in-server.tsx';

/** Why a device gets no notifications. */
export type NotificationProblem = 'denied' | 'not-stored';

export class NoNotifications extends Error {
  constructor(readonly problem: NotificationProblem) {
    super(problem);
  }
}

type Choice = NonNullable<PushState['choice']>;

/** Whether this browser shows notifications at all. */
export const canNotify = () => 'Notification' in globalThis && 'serviceWorker' in navigator;
/** Whether it takes them from a server; Safari on phones alone for the app on the home screen. */
export const canSubscribe = () => canNotify() && 'PushManager' in globalThis;

/**
 * Asks the player, on a press.
 * @throws NoNotifications
 */
export async function askForPermission(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoNotifications('denied');
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.getRegistration();
  if (found?.active === undefined || found.active === null) throw new NoNotifications('not-stored');
  return found;
}

/**
 * Subscribes this device and says so to the server.
 * @param publicKey of the server
 * @throws NoNotifications, RequestError
 */
export async function subscribe(server: SignedInServer, publicKey: string, choice: Choice): Promise<void> {
  const { pushManager } = await registration();
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(async () => {
    // Of a former key of the server.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  });
  const { keys } = subscribed.toJSON();
  const request: PushRequest = {
    ...choice,
    endpoint: subscribed.endpoint,
    // Encoded as the server takes them, base64url.
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    timeZone: deviceZone(),
  };
  await server.done('/api/push', request);
}

/** Ends it here and at the server. @throws RequestError */
export async function unsubscribe(server: SignedInServer): Promise<void> {
  await server.remove('/api/push');
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
