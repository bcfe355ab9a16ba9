import { randomUUID } from 'node:crypto';
import type { Sql } from '../database/connection.ts';
import type { Notifications } from '../notifications/notifications.ts';

/** After this long a notification counts as lost, in ms. */
const patienceMs = 5000;

/** Measures how long a notification takes from Postgres to this server, which is how long a device's change takes to wake the others. */
export type NotificationProbe = {
  /** @returns seconds; at most 5, also when it did not arrive */
  measure(): Promise<number>;
};

/** Subscribes to the probe's channel. */
export async function startNotificationProbe(sql: Sql, notifications: Notifications): Promise<NotificationProbe> {
  const waiting = new Map<string, () => void>();
  await notifications.follow('metrics_probe', (id) => waiting.get(id ?? '')?.());
  return {
    async measure() {
      const id = randomUUID();
      const began = performance.now();
      const arrived = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        waiting.set(id, () => {
          clearTimeout(timer);
          resolve();
        });
      });
      await sql`select pg_notify('metrics_probe', ${id})`;
      await arrived;
      waiting.delete(id);
      return Math.min(performance.now() - began, patienceMs) / 1000;
    },
  };
}
