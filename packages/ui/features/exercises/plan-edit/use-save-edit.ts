import { useDatabase } from '@anwurf/db/client/react';
import { type ChangedRow, changePlan } from '@anwurf/db/commands/change-plan';
import { libraryDetails } from '@anwurf/db/queries/exercise-library';
import { readRows } from '@anwurf/db/queries/local-query';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { editedAmounts } from '@anwurf/domain/workout/edited-plan';
import type { ChosenExercise } from '@anwurf/domain/workout/own-plan';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ownIdOf } from '../find/offered-exercise.ts';
import { toPlannedRow } from '../generator/to-planned-row.ts';
import type { PlanDraft } from './plan-draft.ts';

const words = { title: 'Fehler beim Speichern', text: 'Der Plan ist noch, wie er war. Bitte versuche es noch einmal.' };

/** A stored exercise with what was changed; name, instruction and video stay. */
function changedRow(stored: SessionExercise, chosen: ChosenExercise): ChangedRow {
  const { tempo, name, videoLink, description } = stored;
  const { phase, groupKey, roundRest } = chosen;
  return { row: stored.id, phase, name, tempo, videoLink, description, ...editedAmounts(stored, chosen), groupKey, roundRest };
}

/** Saves a changed plan; a failure leaves the changes on the screen. */
export function useSaveEdit(planId: string, stored: readonly SessionExercise[], own: readonly OwnExercise[], onSaved: () => void) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  async function save({ weeks, perWeek, sessions }: PlanDraft) {
    const added = sessions.flatMap(({ exercises }) => exercises).filter(({ row }) => row === undefined);
    const ids = [...new Set(added.flatMap(({ id }) => (ownIdOf(id) === null ? [id] : [])))];
    const details = new Map((await readRows(db, libraryDetails(ids))).map((one) => [one.id, one]));
    const owned = new Map(own.map((one) => [one.id, one]));
    const toRow = (chosen: ChosenExercise): ChangedRow => {
      const known = stored.find(({ id }) => id === chosen.row);
      if (known !== undefined) return changedRow(known, chosen);
      return { row: null, ...toPlannedRow(chosen, details.get(chosen.id), owned.get(ownIdOf(chosen.id) ?? ''), weeks) };
    };
    const undo = await changePlan(db, {
      planId,
      weeks,
      perWeek: weeks === null ? null : Math.min(perWeek, sessions.length),
      sessions: sessions.map(({ id, exercises }) => ({ id, rows: exercises.map(toRow) })),
    });
    showMessage('Plan geändert', 'Gespeicherte Sätze bleiben, wie sie sind.', {
      label: 'Rückgängig',
      run: () => void sayFailure(undo(), 'Fehler', 'Der Plan konnte nicht zurückgesetzt werden.'),
    });
    onSaved();
  }

  return { pending, save: (draft: PlanDraft) => void run({ words, work: () => save(draft) }) };
}
