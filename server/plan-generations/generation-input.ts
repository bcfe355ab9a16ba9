import { rowToQuestionnaire, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { Sql } from '../database/connection.ts';

/** Whose plan it is. */
export type Generation = { readonly id: string; readonly userId: string };

/** Everything a plan is made from, as the database has it. */
export type GenerationInput = {
  readonly questionnaireId: string;
  /** The row of `fragebogen_antworten`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Undefined when an answer is missing or unknown. */
  readonly questionnaire: Questionnaire | undefined;
  /** Full years; null when the birth date is not known. */
  readonly age: number | null;
  readonly hasAccess: boolean;
  /** Names of the player's own exercises. */
  readonly ownExercises: readonly string[];
};

/** @returns undefined when the account, and with it the generation, has gone */
export async function readGenerationInput(sql: Sql, { id }: Pick<Generation, 'id'>): Promise<GenerationInput | undefined> {
  const [row] = await sql<
    { questionnaireId: string; answers: StoredAnswers; age: number | null; hasAccess: boolean; ownExercises: string[] }[]
  >`
    select answers.id as "questionnaireId", to_jsonb(answers) - 'server_version' as answers,
      extract(year from age(profiles.date_of_birth))::int as age, coalesce(access_expires_at > now(), true) as "hasAccess",
      array(select athleten_uebungen.name from athleten_uebungen where user_id = users.id order by created_at desc limit 500) as "ownExercises"
    from trainingsplan_generierung as generation
      join fragebogen_antworten as answers on answers.id = generation.fragebogen_id
      join users on users.id = generation.benutzer_id
      left join profiles on profiles.id = users.id
    where generation.id = ${id}`;
  return row && { ...row, questionnaire: rowToQuestionnaire(row.answers) };
}
