import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { hashPassword } from '../../server/accounts/password.ts';
import type { Sql } from '../../server/database/connection.ts';
import { insertFitnessTests } from '../bench/fitness-history.ts';
import { insertHistory } from '../bench/training-history.ts';
import { decideAboutHealth } from '../server/accounts/health-consent.ts';
import { newId } from '../server/accounts/test-user.ts';

/** A player whose charts have a certain length. */
export interface ChartPlayer {
  /** In the names of the pictures. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const setsPerWorkout = 40;
/** A workout every other day. */
const lengths = [
  { name: 'one-point', workouts: 1, weeks: 1, tests: 6 },
  { name: 'thirty-tests', workouts: 60, weeks: 17, tests: 180 },
  { name: 'two-years', workouts: 365, weeks: 104, tests: 720 },
] as const;

async function insertPlayer(sql: Sql, { name, workouts, weeks, tests }: (typeof lengths)[number]): Promise<ChartPlayer> {
  const [id, password] = [newId(), 'siebenmeter'];
  const email = `${name}@charts.example`;
  await sql`insert into users (id, email, full_name) values (${id}, ${email}, 'Test Person')`;
  await sql`insert into user_credentials (user_id, password_hash) values (${id}, ${await hashPassword(password)})`;
  await sql`insert into profiles (id, date_of_birth, gender) values (${id}, '2009-03-01', 'female')
    on conflict (id) do update set date_of_birth = excluded.date_of_birth, gender = excluded.gender`;
  await decideAboutHealth(sql, id, true);
  const answers = questionnaireToRow({
    name: 'Test Person',
    gender: 'female',
    position: 'Kreisläufer',
    goals: ['mehr_zweikampfe_gewinnen'],
    seasonPhase: 'Saisonvorbereitung',
    teamTrainingFrequency: 2,
    individualTrainingFrequency: 3,
    durationMinutes: 60,
    equipment: ['Hanteln'],
    contraindications: [],
  });
  await sql`insert into fragebogen_antworten ${sql({ id: newId(), benutzer_id: id, ...answers })}`;
  await insertHistory(sql, id, workouts * setsPerWorkout);
  await insertFitnessTests(sql, id, tests);
  // Efforts, and weeks with rises, falls and gaps; names as long as those of the catalogue.
  await sql`update completed_sessions set effort = 3 + extract(doy from began_at)::int % 6 where user_id = ${id}`;
  const names = CATALOGUE.filter(({ phase, metric }) => phase === 'main' && metric === 'weight_reps').slice(0, 24);
  for (const [index, exercise] of names.entries()) {
    await sql`update workout_tracking set exercise_name = ${exercise.name} where user_id = ${id} and exercise_name = ${`Übung ${index + 1}`}`;
  }
  await sql`insert into health_checks (id, user_id, week, participation, training_volume, performance, pain)
    select gen_random_uuid(), ${id}, (date_trunc('week', now()) - n * interval '7 days')::date, n * 7 % 20, n * 5 % 18, n * 3 % 22, n * 11 % 25
    from generate_series(0, ${weeks - 1}) n where n % 9 <> 5`;
  return { name, email, password };
}

/** Players with one point, thirty tests of each kind, and two years. */
export async function insertChartPlayers(sql: Sql): Promise<ChartPlayer[]> {
  const players: ChartPlayer[] = [];
  for (const length of lengths) players.push(await insertPlayer(sql, length));
  return players;
}
