import { afterEach, expect, it } from 'vitest';
import { type Notifications, startNotifications } from '../../../server/notifications/notifications.ts';
import { useServer } from '../fixture.ts';

const server = useServer();
let notifications: Notifications;
afterEach(() => notifications.stop());

it('tells every follower of a channel, and after a cut that something may have been missed', async () => {
  notifications = startNotifications(server.databaseUrl);
  const heard: Record<string, (string | null)[]> = { one: [], two: [], other: [] };
  await notifications.follow('test_rooms', (payload) => heard['one']?.push(payload));
  await notifications.follow('test_rooms', (payload) => heard['two']?.push(payload));
  await notifications.follow('test_doors', (payload) => heard['other']?.push(payload));
  await server.sql`select pg_notify('test_rooms', 'a')`;
  await expect.poll(() => heard).toEqual({ one: [null, 'a'], two: [null, 'a'], other: [null] });

  await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen test_doors'`;
  await expect.poll(() => heard['other']).toEqual([null, null]);
  await server.sql`select pg_notify('test_rooms', 'b')`;
  await expect.poll(() => heard).toEqual({ one: [null, 'a', null, 'b'], two: [null, 'a', null, 'b'], other: [null, null] });
});
