import type { Page } from 'playwright-core';
import type { Sql } from '../../../server/database/connection.ts';
import { newId } from '../../server/fixture.ts';
import type { BrowserFixture, Player } from '../fixture.ts';

/** A row of a plan, as far as the workout shows it. */
export type PlannedExercise = {
  readonly phase: 'warmup' | 'haupt' | 'cooldown';
  readonly name: string;
  readonly sets?: number;
  readonly reps?: number;
  readonly unit?: string;
  readonly duration_seconds?: number;
  readonly distance_meters?: number;
  readonly tempo?: string;
  readonly pause_seconds?: number;
  readonly group_key?: number;
  readonly round_rest?: number;
  readonly description?: string;
  readonly video_link?: string;
};

/** In the catalogue, with dumbbells. */
export const press: PlannedExercise = {
  phase: 'haupt',
  name: 'Bankdrücken mit Hanteln im Hammergriff',
  sets: 2,
  reps: 8,
  unit: 'kg',
  tempo: '2-0-X-0',
  pause_seconds: 60,
};
export const plank: PlannedExercise = {
  phase: 'haupt',
  name: 'Unterarmstütz mit Armzug',
  sets: 1,
  duration_seconds: 2,
  unit: 'Sekunden',
};
export const rotation: PlannedExercise = {
  phase: 'haupt',
  name: 'Kabelzug-Rotation',
  sets: 1,
  reps: 10,
  unit: 'kg je Seite',
  description: 'Griff auf Brusthöhe einhängen. Aus der Hüfte drehen, Arme bleiben lang. Langsam zurück.',
};
export const skips: PlannedExercise = { phase: 'warmup', name: 'Hopserlauf', sets: 1, reps: 12, unit: 'Wiederholungen' };
export const circles: PlannedExercise = { phase: 'warmup', name: 'Armkreisen', sets: 1, reps: 20, unit: 'Wiederholungen' };
export const jog: PlannedExercise = { phase: 'cooldown', name: 'Auslaufen', sets: 1, distance_meters: 800, unit: 'Meter' };

/** Deletes what a player has trained. */
export async function forgetTraining(sql: Sql, player: Player): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from active_training_sessions where user_id = ${player.id}`;
    await tx`delete from completed_sessions where user_id = ${player.id}`;
    await tx`delete from workout_tracking where user_id = ${player.id}`;
  });
}

/** Makes the exercises of a session these, and forgets what was trained in it. */
export async function planSession(
  { sql }: BrowserFixture,
  player: Player,
  sessionId: string,
  exercises: readonly PlannedExercise[],
): Promise<void> {
  await forgetTraining(sql, player);
  for (const phase of ['warmup', 'haupt', 'cooldown'] as const) {
    const table = sql(`${phase}_uebungen`);
    await sql`delete from ${table} where session_id = ${sessionId}`;
    const planned = exercises.filter((one) => one.phase === phase);
    const rows = planned.map((one, index) => {
      const row: Record<string, unknown> = { ...one, id: newId(), user_id: player.id, session_id: sessionId, exercise_order: index + 1 };
      delete row['phase'];
      return row;
    });
    for (const row of rows) await sql`insert into ${table} ${sql(row)}`;
  }
}

/** A workout of the session a week ago: one set of 40 kg × 8 of the press and one of the rotation, right weaker. */
export async function trainedBefore({ sql }: BrowserFixture, player: Player, sessionId: string): Promise<void> {
  const workout_id = newId();
  const created_at = new Date(Date.now() - 7 * 86_400_000);
  const set = { user_id: player.id, workout_id, session_id: sessionId, phase: 'main', set_number: 1, created_at };
  await sql`insert into workout_tracking ${sql({ ...set, id: newId(), exercise_name: press.name, weight: 40, reps: 8, unit: 'kg' })}`;
  await sql`insert into workout_tracking ${sql({ ...set, id: newId(), exercise_name: rotation.name, weight: 20, reps: 10, right_amount: 8, unit: 'kg je Seite' })}`;
  const done = { id: newId(), user_id: player.id, session_id: sessionId, workout_id, session_order: 1, completed_at: created_at };
  await sql`insert into completed_sessions ${sql({ ...done, duration_minutes: 40 })}`;
}

/** Opens the sheet about the end of a running workout. */
export async function openEnd(page: Page) {
  await page.getByRole('button', { name: 'Beenden', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Training beenden' });
  await sheet.waitFor();
  return sheet;
}

/** Waits for the question whether to share a workout that has just been finished, and says no. */
export async function declineSharing(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Training teilen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await question.waitFor({ state: 'detached' });
}
