import { type PlayerCard, questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { LocalDatabase } from '../client/local-database.ts';
import { playerChange } from './choose-player.ts';
import { newId } from './new-id.ts';

/** Keys of a submission. Made before it, so that submitting twice writes the same rows and makes one plan. */
export interface SubmissionIds {
  questionnaireId: string;
  generationId: string;
}

export function newSubmission(): SubmissionIds {
  return { questionnaireId: newId(), generationId: newId() };
}

/** The player in whom the user recognised himself, and the user whose dashboard he comes onto. */
export interface RecognisedPlayer {
  userId: string;
  card: PlayerCard;
}

/**
 * Stores the answers, and the player card where there is one, and asks for a plan, in one write; the server makes the
 * plan when the rows arrive there. Resolves when they are on disk.
 */
export async function submitQuestionnaire(
  db: LocalDatabase,
  questionnaire: Questionnaire,
  ids: SubmissionIds,
  player: RecognisedPlayer | null = null,
): Promise<void> {
  const createdAt = new Date().toISOString();
  await db.write([
    {
      table: 'fragebogen_antworten',
      op: 'upsert',
      key: ids.questionnaireId,
      values: { ...questionnaireToRow(questionnaire, player?.card), created_at: createdAt },
    },
    {
      table: 'trainingsplan_generierung',
      op: 'upsert',
      key: ids.generationId,
      values: { fragebogen_id: ids.questionnaireId, created_at: createdAt },
    },
    ...(player === null ? [] : [playerChange(player.userId, player.card)]),
  ]);
}

/** Asks again for a plan from answers that are stored already; returns the new generation's id. */
export async function retryPlanGeneration(db: LocalDatabase, questionnaireId: string): Promise<string> {
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
}
