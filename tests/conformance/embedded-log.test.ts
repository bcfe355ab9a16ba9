import { ServerFixture } from '../server/fixture.ts';
import { proveShapeProtocol } from './prove-shape-protocol.ts';

proveShapeProtocol('the embedded log', async () => {
  const server = new ServerFixture();
  await server.start({});
  return {
    sql: server.sql,
    habits: { knowsNow: true, describesKeys: true, readsExpiredHandle: true, offsetBeyondLog: 409 },
    user: () => server.user(),
    request: (user, query, init) => server.fetch(`/api/shapes/workout_tracking?${new URLSearchParams(query)}`, { ...init, as: user }),
    stop: () => server.stop(),
  };
});
