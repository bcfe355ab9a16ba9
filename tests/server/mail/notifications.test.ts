import { afterEach, expect, it } from 'vitest';
import { type Notifications, startNotifications } from '../../../server/notifications/notifications.ts';
import { useServer } from '../fixture.ts';

const server = useServer();
let notifications: Notifications;
afterEach(() => notifications.stop());

it('notifies every subscriber of a channel, and after a cut of possibly missed notifications', async () => {
  notifications = startNotifications(server.databaseUrl);
  const received: Record<string, (string | null)[]> = { one: [], two: [], other: [] };
  await notifications.follow('test_rooms', (payload) => received['one']?.push(payload));
  await notifications.follow('test_rooms', (payload) => received['two']?.push(payload));
  await notifications.follow('test_doors', (payload) => received['other']?.push(payload));
  await server.sql`select pg_notify('test_rooms', 'a')`;
  await expect.poll(() => received).toEqual({ one: [null, 'a'], two: [null, 'a'], other: [null] });

  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen test_doors'`;
  await expect.poll(() => received['other']).toEqual([null, null]);
  await server.sql`select pg_notify('test_rooms', 'b')`;
  await expect.poll(() => received).toEqual({ one: [null, 'a', null, 'b'], two: [null, 'a', null, 'b'], other: [null, null] });
});
