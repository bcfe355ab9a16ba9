import { useDatabase } from '@anwurf/db/client/react';
import { deleteOwnExercise, restoreOwnExercise } from '@anwurf/db/commands/own-exercise';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const words = { title: 'Fehler', text: 'Übung konnte nicht gelöscht werden.' };

/** Asks before an own exercise goes; for a moment it can be brought back all the same. */
export function DeleteOwnExerciseDialog({ exercise, onClose }: { exercise: OwnExercise; onClose: () => void }) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  const restore = () => sayFailure(restoreOwnExercise(db, exercise), 'Fehler', 'Übung konnte nicht wiederhergestellt werden.');

  async function remove() {
    await deleteOwnExercise(db, exercise.id);
    showMessage('Erfolgreich gelöscht', 'Übung wurde erfolgreich entfernt.', { label: 'Rückgängig', run: () => void restore() });
    onClose();
  }

  return (
    <LossDialog title="Übung löschen" label="Löschen" pending={pending} onLose={() => void run({ words, work: remove })} onStay={onClose}>
      Möchtest du diese Übung wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.
    </LossDialog>
  );
}
