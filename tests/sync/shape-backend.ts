import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../../server/database/connection.ts';
import { pruneShapeLog } from '../../server/shapes/prune-shape-log.ts';
import { openElectric } from '../electric-stand-in/electric-at-hand.ts';
import { createDatabase } from '../server/fixture.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Source of shapes in a random proof, and the faults that can befall it. */
export type ShapeBackend = {
  /** For the server. */
  readonly environment: Record<string, string> & { readonly DATABASE_URL: string };
  /** Loses some of what devices go on from. */
  readonly forget: (sql: Sql, random: SeededRandom) => Promise<unknown>;
  /** From now on each table lags as chance has it. */
  readonly disturb?: (random: SeededRandom) => void;
  readonly stop: () => Promise<void>;
};

/** The embedded shape log. */
export async function openEmbeddedLog(): Promise<ShapeBackend> {
  return {
    environment: { DATABASE_URL: await createDatabase() },
    forget: (sql, random) => pruneShapeLog(sql, { keepEntries: random.below(5) }),
    stop: () => Promise.resolve(),
  };
}

/** Electric behind the server: the genuine one of the environment, else a stand-in that lags, dies and loses its storage. */
export async function openForwarding(): Promise<ShapeBackend> {
  const electric = await openElectric({ rowsPerChunk: 20, entriesPerAnswer: 30 });
  const { environment, standIn } = electric;
  const stop = () => electric.stop();
  if (standIn === undefined) return { environment, forget: () => Promise.resolve(), stop };
  // It dies once for all who want it to at the same time.
  let death: Promise<void> | undefined;
  const die = async (random: SeededRandom): Promise<void> => {
    await standIn.die({ losesStorage: random.chance(0.5) });
    await wait(random.below(200));
    await standIn.revive();
  };
  return {
    environment,
    forget: (_, random) => (death ??= die(random).finally(() => (death = undefined))),
    disturb: (random) => standIn.lag(() => (random.chance(0.3) ? random.below(600) : 0)),
    stop,
  };
}
