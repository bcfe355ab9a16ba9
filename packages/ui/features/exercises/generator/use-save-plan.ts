import { useDatabase } from '@anwurf/db/client/react';
import { saveOwnPlan } from '@anwurf/db/commands/save-own-plan';
import { libraryDetails } from '@anwurf/db/queries/exercise-library';
import { readRows } from '@anwurf/db/queries/local-query';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { ownPlanWeeks } from '@anwurf/domain/workout/own-plan';
import { useSubmission } from '../../../forms/use-submission.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ownIdOf } from '../find/offered-exercise.ts';
import { toPlannedRow } from './to-planned-row.ts';
import type { Generator } from './use-generator.ts';

const words = { title: 'Fehler beim Speichern', text: 'Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.' };

/** Saves the plan with the names of its exercises. A failure leaves it as it was entered. */
export function useSavePlan({ draft, total, drop }: Generator, own: readonly OwnExercise[], onSaved: () => void) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  async function save() {
    const ids = [...new Set(draft.sessions.flat().flatMap(({ id }) => (ownIdOf(id) === null ? [id] : [])))];
    const details = new Map((await readRows(db, libraryDetails(ids))).map((one) => [one.id, one]));
    const owned = new Map(own.map((one) => [one.id, one]));
    const name = writtenName(draft.name);
    const weeks = ownPlanWeeks(draft.sessions);
    const rows = draft.sessions.map((session) =>
      session.map((chosen) => toPlannedRow(chosen, details.get(chosen.id), owned.get(ownIdOf(chosen.id) ?? ''), weeks)),
    );
    await saveOwnPlan(db, { name, weeks, sessions: rows });
    drop();
    showMessage('Plan gespeichert', `${name} wurde zu deinen Trainingsplänen hinzugefügt`);
    onSaved();
  }

  const nothing = { title: 'Keine Übungen ausgewählt', text: 'Bitte füge Übungen in mindestens eine Session hinzu' };
  return { pending, save: () => void run({ problem: total === 0 ? nothing : null, words, work: save }) };
}
