import { createDatabase } from '../server/fixture.ts';
import { ElectricStandIn, type Habits } from './electric-stand-in.ts';

/** An Electric and the database that it follows. */
export type ElectricAtHand = {
  /** For the server that forwards to it. */
  readonly environment: { readonly DATABASE_URL: string; readonly ELECTRIC_URL: string; readonly ELECTRIC_SECRET: string };
  /** Undefined for a genuine Electric: nobody makes that lag or die. */
  readonly standIn: ElectricStandIn | undefined;
  stop(): Promise<void>;
};

/**
 * The genuine Electric that the environment names (`ELECTRIC_URL`, `ELECTRIC_SECRET`, and in `DATABASE_URL` the database that
 * it follows), else a stand-in on a database of its own.
 */
export async function openElectric(habits: Partial<Habits> = {}): Promise<ElectricAtHand> {
  const { ELECTRIC_URL, ELECTRIC_SECRET = '', DATABASE_URL } = process.env;
  if (ELECTRIC_URL !== undefined) {
    if (DATABASE_URL === undefined) throw new Error('ELECTRIC_URL needs DATABASE_URL: the database that this Electric follows.');
    return { environment: { DATABASE_URL, ELECTRIC_URL, ELECTRIC_SECRET }, standIn: undefined, stop: () => Promise.resolve() };
  }
  const databaseUrl = await createDatabase();
  const standIn = await ElectricStandIn.start(databaseUrl, habits);
  const environment = { DATABASE_URL: databaseUrl, ELECTRIC_URL: standIn.url, ELECTRIC_SECRET: standIn.secret };
  return { environment, standIn, stop: () => standIn.stop() };
}
