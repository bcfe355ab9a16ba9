import type { StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { LocalQuery } from './local-query.ts';

/** The answers given last (`fragebogen_antworten`), to start the next questionnaire with. */
export function latestAnswers(): LocalQuery<StoredAnswers> {
  return {
    sql: `
      select name, geschlecht, spielerposition, trainingshaufigkeit, trainingsdauer, aktuelle_verletzungen,
        zusatzliche_notizen, verfugbare_ausrustung
      from fragebogen_antworten order by created_at desc, id desc limit 1`,
    params: [],
  };
}

/** One row: whether the user has ever given answers, which ends the onboarding. */
export function answersGiven(): LocalQuery<{ given: boolean }> {
  return { sql: 'select exists (select from fragebogen_antworten) as "given"', params: [] };
}
