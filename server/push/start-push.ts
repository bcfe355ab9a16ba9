import type { Sql } from '../database/connection.ts';
import type { ServerSecrets } from '../database/secrets.ts';
import type { Environment } from '../environment.ts';
import type { ErrorLog } from '../logging/log.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { type VapidKey, vapidKeyOf } from './vapid-key.ts';
import { type PushTimes, startPushWorker } from './worker.ts';
import type { QueueWorker } from '../services/queue-worker.ts';

/** The key for push services; development makes its own, production without one sends nothing. */
export function pushKeyOf({ push, mode }: Environment, { webPush }: ServerSecrets): VapidKey | undefined {
  if (push !== undefined) return vapidKeyOf(push.privateKey, push.contact);
  return mode === 'development' ? vapidKeyOf(webPush, 'mailto:anwurf@localhost.example') : undefined;
}

/** Starts sending notifications; without a key there are none. */
export async function startPush(
  { mode }: Environment,
  options: {
    sql: Sql;
    log: ErrorLog;
    key: VapidKey | undefined;
    closing: AbortSignal;
    notifications: Notifications;
    times: PushTimes | undefined;
  },
): Promise<QueueWorker | undefined> {
  const { key, notifications, ...rest } = options;
  if (key === undefined) return undefined;
  const worker = startPushWorker({ ...rest, key, allowsLoopback: mode === 'development' });
  await notifications.follow('push_outbox', () => worker.wake());
  return worker;
}
