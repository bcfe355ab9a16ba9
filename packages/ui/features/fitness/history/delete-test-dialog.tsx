import { useDatabase } from '@anwurf/db/client/react';
import { deleteFitnessTest } from '@anwurf/db/commands/save-fitness-test';
import { useSubmission } from '../../../forms/use-submission.ts';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const words = { title: 'Fehler beim Löschen des Tests', text: 'Der Test ist noch da. Versuche es erneut.' };

export function DeleteTestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  async function remove() {
    await deleteFitnessTest(db, id);
    showMessage('Test gelöscht');
    onClose();
  }

  return (
    <LossDialog title="Test löschen?" label="Löschen" pending={pending} onLose={() => void run({ words, work: remove })} onStay={onClose}>
      Diese Aktion kann nicht rückgängig gemacht werden.
    </LossDialog>
  );
}
