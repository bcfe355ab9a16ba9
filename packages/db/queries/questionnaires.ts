import type { StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { LocalQuery } from './local-query.ts';

/** The latest answers (`fragebogen_antworten`), which prefill the next questionnaire. */
export function latestAnswers(): LocalQuery<StoredAnswers & { createdAt: Date }> {
  return {
    sql: `
      select name, geschlecht, spielerposition, trainingshaufigkeit, trainingsdauer, aktuelle_verletzungen,
        zusatzliche_notizen, verfugbare_ausrustung, created_at as "createdAt"
      from fragebogen_antworten order by created_at desc, id desc limit 1`,
    params: [],
  };
}

/** The latest answers for which a plan was asked, with the keys of both and when they were given. */
export function latestPlanRequest(): LocalQuery<StoredAnswers & { createdAt: Date; questionnaireId: string; generationId: string }> {
  return {
    sql: `
      select name, geschlecht, spielerposition, trainingshaufigkeit, trainingsdauer, aktuelle_verletzungen,
        zusatzliche_notizen, verfugbare_ausrustung, a.created_at as "createdAt", a.id as "questionnaireId", g.id as "generationId"
      from fragebogen_antworten a join trainingsplan_generierung g on g.fragebogen_id = a.id and g.assignment_id is null
      order by a.created_at desc, a.id desc, g.created_at, g.id limit 1`,
    params: [],
  };
}

/** A row if the user has ever given answers, which ends the onboarding. */
export function anyAnswers(): LocalQuery<{ id: string }> {
  return { sql: 'select id from fragebogen_antworten limit 1', params: [] };
}
