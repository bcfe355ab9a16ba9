import { fileURLToPath } from 'node:url';
import { syncedTable } from '@anwurf/contract/sync/registry';
import { connect } from '../../server/database/connection.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openElectric } from '../electric-stand-in/electric-at-hand.ts';
import { createUser } from '../server/fixture.ts';
import { proveShapeProtocol } from './prove-shape-protocol.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const columns = Object.keys(syncedTable('workout_tracking').columns)
  .map((name) => `"${name}"`)
  .join(',');

const isGenuine = process.env['ELECTRIC_URL'] !== undefined;

proveShapeProtocol(isGenuine ? 'the Electric of the environment' : 'the stand-in for Electric', async () => {
  const electric = await openElectric();
  const { DATABASE_URL, ELECTRIC_URL, ELECTRIC_SECRET } = electric.environment;
  const sql = connect(DATABASE_URL, 4);
  await migrate(sql, migrations);
  return {
    sql,
    habits: { knowsNow: isGenuine, describesKeys: isGenuine, readsExpiredHandle: false, offsetBeyondLog: 400 },
    user: () => createUser(sql),
    request: (user, query, init) => {
      const shape = { table: 'workout_tracking', columns, where: '"user_id" = $1', 'params[1]': user.id, secret: ELECTRIC_SECRET };
      return fetch(`${ELECTRIC_URL}/v1/shape?${new URLSearchParams({ ...shape, ...query })}`, init ?? {});
    },
    stop: async () => {
      await sql.end();
      await electric.stop();
    },
  };
});
