import { healthTextVersions, type HealthPurpose } from '@anwurf/contract/health-consent';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { HEALTH_TABLES, type HealthAnswer } from '../queries/health-answers.ts';
import { healthDecisions } from '../queries/health-consents.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Dated behind every decision that this device knows, however late its clock is. */
async function decisionChange(db: LocalDatabase, purpose: HealthPurpose, granted: boolean): Promise<Change> {
  const known = (await readRows(db, healthDecisions())).find((decision) => decision.purpose === purpose);
  const now = new Date().toISOString();
  const decided_at = known === undefined ? now : new Date(Math.max(Date.now(), known.decidedAt.getTime() + 1)).toISOString();
  const text_version = healthTextVersions[purpose];
  return { table: 'health_consents', op: 'upsert', key: newId(), values: { purpose, granted, text_version, decided_at, created_at: now } };
}

/** Stores a yes, or the no to `plan_service`, which has no rows of its own. Resolves when it is on disk. */
export const decideAboutHealth = mergeSameCalls(async (db: LocalDatabase, purpose: HealthPurpose, granted: boolean): Promise<void> => {
  await db.write([await decisionChange(db, purpose, granted)]);
});

const withoutInjuries = { aktuelle_verletzungen: '', hat_vorherige_verletzungen: false };

async function removalsFrom(db: LocalDatabase, table: (typeof HEALTH_TABLES)[number]): Promise<Change[]> {
  const { rows } = await db.query<{ id: string }>(`select id from ${table}`);
  return rows.map(({ id }): Change => ({ table, op: 'delete', key: id }));
}

/** The no to the daily question and the removal of its answers; nothing where there was no yes. */
async function endOfReadiness(db: LocalDatabase): Promise<Change[]> {
  const isGranted = (await readRows(db, healthDecisions())).some(({ purpose, granted }) => purpose === 'readiness' && granted);
  return isGranted ? [await decisionChange(db, 'readiness', false), ...(await removalsFrom(db, 'readiness_checks'))] : [];
}

async function removals(db: LocalDatabase): Promise<Change[]> {
  const changes: Change[] = [];
  for (const table of HEALTH_TABLES) if (table !== 'readiness_checks') changes.push(...(await removalsFrom(db, table)));
  const { rows } = await db.query<{ id: string }>(
    `select id from fragebogen_antworten where aktuelle_verletzungen <> '' or hat_vorherige_verletzungen`,
  );
  return [...changes, ...rows.map(({ id }): Change => ({ table: 'fragebogen_antworten', op: 'update', key: id, values: withoutInjuries }))];
}

/**
 * Stores the no to health data, the daily question included, and removes those that there are: here at once, on the server and other
 * devices when it is synced. Resolves when it is on disk.
 */
export const refuseHealthData = mergeSameCalls(async (db: LocalDatabase): Promise<void> => {
  await db.write([await decisionChange(db, 'coaching', false), ...(await removals(db)), ...(await endOfReadiness(db))]);
});

/** Stores the no to the daily question alone, and removes its answers, as {@link refuseHealthData} does. Resolves when it is on disk. */
export const refuseReadiness = mergeSameCalls(async (db: LocalDatabase): Promise<void> => {
  const changes = await endOfReadiness(db);
  if (changes.length > 0) await db.write(changes);
});

/** Removes one answer or questionnaire. Resolves when it is on disk. */
export async function removeHealthAnswer(db: LocalDatabase, { table, id }: Pick<HealthAnswer, 'table' | 'id'>): Promise<void> {
  await db.write([{ table, op: 'delete', key: id }]);
}

/** Removes the regions to spare from a questionnaire, which stays. Resolves when it is on disk. */
export async function removeInjuries(db: LocalDatabase, questionnaireId: string): Promise<void> {
  await db.write([{ table: 'fragebogen_antworten', op: 'update', key: questionnaireId, values: withoutInjuries }]);
}
