import { randomUUID } from 'node:crypto';
import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { demoAccount } from '../../server/accounts/account.ts';
import type { Sql } from '../../server/database/connection.ts';
import { storePlan } from '../../server/plan-generations/store-plan.ts';

const dayMs = 86_400_000;
const questionnaire = questionnaireSchema.parse({
  name: demoAccount.fullName,
  gender: 'male',
  position: 'Rückraumspieler',
  goals: ['starker_im_wurfarm', 'hoher_springen', 'verletzungen_vorbeugen'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Hanteln', 'Kettlebell', 'Medizinball'],
  contraindications: [],
});

interface Exercise {
  name: string;
  sets: number;
  reps: number | null;
  unit: string | null;
}

export interface Season {
  /** The session that comes next. */
  readonly sessionId: string;
  /** The newest finished workout. */
  readonly workoutId: string;
}

/** Plausible loads: another start for every exercise; some grow every week, most every third. */
function weightOf({ name }: Exercise, week: number): number {
  const weeksPerStep = name.length % 4 === 0 ? 1 : 3;
  return 12.5 + (name.length % 7) * 2.5 + Math.floor(week / weeksPerStep) * 2.5;
}

/** Gives the demo account a plan and five weeks of finished workouts. */
export async function seedSeason(sql: Sql): Promise<Season> {
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${demoAccount.email}`;
  if (user === undefined) throw new Error('there is no demo account');
  const userId = user.id;
  const plan = buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 11 });
  const planId = await sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}]::uuid[])`;
    await tx`insert into fragebogen_antworten ${tx({ id: randomUUID(), benutzer_id: userId, ...questionnaireToRow(questionnaire) })}`;
    return storePlan(tx, userId, plan);
  });
  const sessions = await sql<{ id: string }[]>`select id from sessions where plan_id = ${planId} order by session_order`;

  let workoutId = '';
  for (let done = 0; done < 9; done += 1) {
    const order = done % sessions.length;
    const session = sessions[order]?.id ?? '';
    const started = Date.now() - (33 - done * 4) * dayMs;
    workoutId = randomUUID();
    const exercises = await sql<
      Exercise[]
    >`select name, sets, reps, unit from haupt_uebungen where session_id = ${session} order by exercise_order`;
    let minutes = 12;
    for (const exercise of exercises) {
      for (let set = 1; set <= exercise.sets; set += 1) {
        const unit = exercise.unit ?? '';
        await sql`insert into workout_tracking ${sql({
          id: randomUUID(),
          user_id: userId,
          workout_id: workoutId,
          session_id: session,
          exercise_name: exercise.name,
          phase: 'main',
          set_number: set,
          weight: unit.startsWith('kg') ? weightOf(exercise, Math.floor(done / 2)) : null,
          reps: exercise.reps,
          duration_seconds: unit.startsWith('Sekunden') ? 30 : null,
          unit,
          created_at: new Date(started + minutes * 60_000),
        })}`;
        minutes += 2;
      }
    }
    await sql`insert into completed_sessions ${sql({
      id: randomUUID(),
      user_id: userId,
      session_id: session,
      workout_id: workoutId,
      plan_name: plan.name,
      session_order: order + 1,
      completed_at: new Date(started + minutes * 60_000),
      duration_minutes: minutes,
    })}`;
  }
  return { sessionId: sessions[9 % sessions.length]?.id ?? '', workoutId };
}
