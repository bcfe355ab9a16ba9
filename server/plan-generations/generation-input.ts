import type { Complaint } from '@anwurf/domain/coach/complaint';
import { complaintsInForce, type ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile, type TrainingProfileRow } from '@anwurf/domain/coach/training-profile-row';
import type { TrainedExercise } from '@anwurf/domain/plan/trained-before';
import { rowToQuestionnaire, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { Sql } from '../database/connection.ts';

/** A plan generation and its owner. */
export type Generation = { readonly id: string; readonly userId: string };

/** Everything that a plan is made from, as stored. */
export type GenerationInput = {
  readonly questionnaireId: string;
  /** The row of `fragebogen_antworten`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Its `contraindications` are the regions that still hurt. Undefined when an answer is missing or unknown. */
  readonly questionnaire: Questionnaire | undefined;
  /** Full years; null when the birth date is not known. */
  readonly age: number | null;
  /** Facts beside the questionnaire. */
  readonly profile: TrainingProfile;
  /** Current pain, one entry a region. */
  readonly complaints: readonly Complaint[];
  /** Exercises of the last eight weeks that have not been dropped, with their number of weeks and what was reached. */
  readonly trained: readonly TrainedExercise[];
  readonly hasAccess: boolean;
  /** The player agrees that health data are passed on to an automation or a model. */
  readonly passesHealthOn: boolean;
  /** Names of the player's own exercises. */
  readonly ownExercises: readonly string[];
  /** The assignment whose wishes the plan is made from; null: the player asked for it himself. */
  readonly assignmentId: string | null;
  /** Null: none, or the coach took it back. */
  readonly assignment: StoredAssignment | null;
};

/** An assignment of a coach to the player, as stored. */
type StoredAssignment = { readonly title: string; readonly coach: string; readonly content: unknown };

type StoredComplaint = Omit<ReportedComplaint, 'reportedAt'> & { readonly reportedAt: string };
type AsStored = 'questionnaireId' | 'age' | 'trained' | 'hasAccess' | 'passesHealthOn' | 'ownExercises' | 'assignmentId' | 'assignment';
type InputRow = Pick<GenerationInput, AsStored> & {
  readonly answers: StoredAnswers;
  readonly answeredAt: Date;
  readonly profile: TrainingProfileRow | null;
  readonly complaints: readonly StoredComplaint[];
  readonly keepsHealth: boolean;
};

/** Answers that a player gave before the app asked for his consent count for nothing until he agrees. */
function withoutInjuries(answers: StoredAnswers): StoredAnswers {
  return { ...answers, aktuelle_verletzungen: '' };
}

/** @returns undefined when the account was deleted, and the generation with it */
export async function readGenerationInput(sql: Sql, { id }: Pick<Generation, 'id'>): Promise<GenerationInput | undefined> {
  // A device's clock may be ahead: times in the future count as now, then the server's order decides.
  const [row] = await sql<InputRow[]>`
    select answers.id as "questionnaireId", to_jsonb(answers) - 'server_version' as answers, answers.created_at as "answeredAt",
      extract(year from age(profiles.date_of_birth))::int as age, coalesce(access_expires_at > now(), true) as "hasAccess",
      array(select athleten_uebungen.name from athleten_uebungen where user_id = users.id order by created_at desc limit 500) as "ownExercises",
      generation.assignment_id as "assignmentId",
      (select jsonb_build_object('title', sent.title, 'coach', sent.coach_name, 'content', sent.content) from assignments as sent
        where sent.id = generation.assignment_id and sent.user_id = users.id and sent.answer = 'accepted') as assignment,
      has_health_consent(users.id, 'coaching') as "keepsHealth", has_health_consent(users.id, 'plan_service') as "passesHealthOn",
      -- A plan needs neither body weight nor plates, so no automation or model gets them.
      to_jsonb(training_profiles) - array['body_weight', 'bar_weight', 'plates'] as profile,
      coalesce((select jsonb_agg(jsonb_build_object('name', exercise_name, 'weeks', weeks, 'amount', best[1][1], 'reserve', best[1][2],
          'lowering', best[1][3], 'total', total))
        from (select exercise_name, count(distinct date_trunc('week', at at time zone 'Europe/Berlin')) as weeks,
            max(total) as total, (array_agg(array[amount, reserve, lowering] order by lowering desc nulls last, amount desc nulls last, at desc)
              filter (where at > now() - interval '3 weeks')) as best
          from (select exercise_name, max(logged.created_at) as at, min(case when set_kind = 'failure' then 0 else reserve end) as reserve,
              min(least(coalesce(logged.reps, logged.duration_seconds, logged.distance_meters), right_amount)) as amount,
              sum(least(coalesce(logged.reps, logged.duration_seconds, logged.distance_meters), right_amount)) as total,
              max(substring(planned.tempo from '^[0-9]{1,3}')::int) as lowering
            from workout_tracking as logged left join haupt_uebungen as planned
              on planned.id = logged.exercise_id and planned.user_id = logged.user_id and planned.name = logged.exercise_name
            where logged.user_id = users.id and logged.created_at between now() - interval '8 weeks' and now() + interval '1 day'
              and coalesce(logged.set_kind, 'failure') = 'failure'
            group by exercise_name, workout_id) as workouts
          group by exercise_name having max(at) > now() - interval '3 weeks'
          order by max(at) desc limit 500) as lately), '[]') as trained,
      coalesce((select jsonb_agg(jsonb_build_object('region', region, 'level', level, 'reportedAt', reported_at))
        from (select distinct on (region) region, level, reported_at from complaints where user_id = users.id
          order by region, least(reported_at, now()) desc, server_version desc, id desc) as newest), '[]') as complaints
    from trainingsplan_generierung as generation
      join fragebogen_antworten as answers on answers.id = generation.fragebogen_id
      join users on users.id = generation.benutzer_id
      left join profiles on profiles.id = users.id
      left join training_profiles on training_profiles.user_id = users.id
    where generation.id = ${id}`;
  if (row === undefined) return undefined;
  const { answeredAt, keepsHealth, ...input } = row;
  const answers = keepsHealth ? row.answers : withoutInjuries(row.answers);
  const answered = rowToQuestionnaire(answers);
  const reports = (keepsHealth ? row.complaints : []).map(({ reportedAt, ...report }) => ({ ...report, reportedAt: new Date(reportedAt) }));
  const complaints = complaintsInForce(reports, { regions: answered?.contraindications ?? [], answeredAt });
  // The generator treats a region without a complaint as one without any report.
  const questionnaire = answered && { ...answered, contraindications: complaints.map(({ region }) => region) };
  return { ...input, answers: { ...answers }, questionnaire, profile: rowToProfile(row.profile ?? undefined), complaints };
}
