import type { Complaint } from '@anwurf/domain/coach/complaint';
import { type PlayerCard, questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { playerChange } from './choose-player.ts';
import { newId } from './new-id.ts';
import { complaintChange } from './report-complaint.ts';
import { type TrainingFacts, trainingFactsChanges } from './save-training-profile.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** Keys of a submission. Made before it, so that submitting twice writes the same rows and makes one plan. */
export interface SubmissionIds {
  questionnaireId: string;
  generationId: string;
}

export function newSubmission(): SubmissionIds {
  return { questionnaireId: newId(), generationId: newId() };
}

/** Answers beside the questionnaire; all are optional. */
export interface FurtherFacts extends TrainingFacts {
  complaints: readonly Complaint[];
}

/** Written before the plan request, because the plan is made from it. */
function furtherChanges(userId: string, { complaints, ...facts }: FurtherFacts, now: Date): Change[] {
  return [...trainingFactsChanges(userId, facts), ...complaints.map((complaint) => complaintChange(complaint, now))];
}

/** Extras stored with the answers. */
export interface SubmissionExtras {
  userId: string;
  /** The player with whom the user identified, for the dashboard. */
  card: PlayerCard | null;
  further?: FurtherFacts;
}

/**
 * Stores the answers and extras and requests a plan, in one write; the server makes the plan when the rows arrive there. Resolves
 * when they are on disk.
 */
export const submitQuestionnaire = mergeSameCalls(
  async (db: LocalDatabase, questionnaire: Questionnaire, ids: SubmissionIds, extras: SubmissionExtras | null = null): Promise<void> => {
    const now = new Date();
    const createdAt = now.toISOString();
    const card = extras?.card ?? null;
    await db.write([
      ...(extras?.further === undefined ? [] : furtherChanges(extras.userId, extras.further, now)),
      {
        table: 'fragebogen_antworten',
        op: 'upsert',
        key: ids.questionnaireId,
        values: { ...questionnaireToRow(questionnaire, card), created_at: createdAt },
      },
      {
        table: 'trainingsplan_generierung',
        op: 'upsert',
        key: ids.generationId,
        values: { fragebogen_id: ids.questionnaireId, created_at: createdAt },
      },
      ...(extras === null || card === null ? [] : [playerChange(extras.userId, card)]),
    ]);
  },
);

/** Requests a plan again from stored answers; returns the new generation's id. */
export const retryPlanGeneration = mergeSameCalls(async (db: LocalDatabase, questionnaireId: string): Promise<string> => {
  const generationId = newId();
  await db.write([
    {
      table: 'trainingsplan_generierung',
      op: 'upsert',
      key: generationId,
      values: { fragebogen_id: questionnaireId, created_at: new Date().toISOString() },
    },
  ]);
  return generationId;
});
