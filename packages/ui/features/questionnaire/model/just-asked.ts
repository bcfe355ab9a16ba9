import type { LocalDatabase } from '@anwurf/db/client/local-database';
import type { SubmissionIds } from '@anwurf/db/commands/submit-questionnaire';
import { readRows } from '@anwurf/db/queries/local-query';
import { latestPlanRequest } from '@anwurf/db/queries/questionnaires';
import { type PlayerCard, questionnaireToRow, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';

/** Nobody wants a second plan of the same answers so soon: it is another tap, in this tab or another. */
const sameTapMs = 60_000;

const writtenAnswers = (row: StoredAnswers) =>
  JSON.stringify([
    row.name,
    row.geschlecht,
    row.spielerposition,
    row.trainingshaufigkeit,
    row.trainingsdauer,
    row.aktuelle_verletzungen,
    row.zusatzliche_notizen,
    row.verfugbare_ausrustung,
  ]);

/**
 * Keys of a request with the same answers that this device has made a moment before; null: there is none. The server joins
 * requests only while a plan is being made, and the built-in generator is done before the second tab's tap arrives.
 */
export async function justAsked(
  db: LocalDatabase,
  questionnaire: Questionnaire,
  card: PlayerCard | null,
  now: Date,
): Promise<SubmissionIds | null> {
  const [last] = await readRows(db, latestPlanRequest());
  if (last === undefined || Math.abs(now.getTime() - last.createdAt.getTime()) > sameTapMs) return null;
  if (writtenAnswers(last) !== writtenAnswers(questionnaireToRow(questionnaire, card))) return null;
  return { questionnaireId: last.questionnaireId, generationId: last.generationId };
}

/** One tab of this browser after the other: the second finds what the first has asked. */
export const oneTabAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request('anwurf.plan-request', work);
