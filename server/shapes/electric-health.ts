import type { Queryable } from '../database/connection.ts';
import { findPublicationFaults, findReplicationFaults } from '../database/published-tables.ts';
import { electricAddress } from './electric-address.ts';
import { type Upstream, upstreamUrl } from './forwarded-shapes.ts';
import { shapeOf } from './shape.ts';

const patienceMs = 2000;
/** Longest part of an answer that is logged. */
const mostText = 300;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Electric's state: serves shapes, reports that it does not yet, does not answer, refuses what devices request, or follows the
 * database in a way that hides rows from them.
 */
export type ElectricHealth = {
  readonly state: 'ok' | 'starting' | 'unreachable' | 'refusing' | 'not_following';
  /** For the operator. */
  readonly reason: string | undefined;
};

const ask = (url: URL) => fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });

/** Requests the end of a shape that every device has, as they do. */
async function askShape(electric: Upstream): Promise<string | undefined> {
  const url = upstreamUrl(electric, shapeOf('exercise_catalogue', nobody), new URLSearchParams({ offset: 'now' }), 0);
  const answer = await ask(url);
  if (answer.status === 200) {
    await answer.body?.cancel();
    return undefined;
  }
  return `Electric answers shapes with ${answer.status}: ${(await answer.text()).slice(0, mostText)}`;
}

/**
 * Looks at Electric as devices would.
 * @throws PostgresError when the database does not answer
 */
export async function askElectricHealth(sql: Queryable, electric: Upstream): Promise<ElectricHealth> {
  try {
    const answer = await ask(electricAddress(electric.url, 'v1/health'));
    await answer.body?.cancel();
    if (answer.status !== 200) return { state: 'starting', reason: undefined };
    const refusal = await askShape(electric);
    if (refusal !== undefined) return { state: 'refusing', reason: refusal };
  } catch (error) {
    return { state: 'unreachable', reason: `Electric does not answer: ${error instanceof Error ? error.name : 'error'}` };
  }
  const faults = [...(await findPublicationFaults(sql)), ...(await findReplicationFaults(sql))];
  return faults.length === 0 ? { state: 'ok', reason: undefined } : { state: 'not_following', reason: faults.join('; ') };
}
