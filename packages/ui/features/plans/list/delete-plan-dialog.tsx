import { useDatabase } from '@anwurf/db/client/react';
import { deletePlan, type RestorePlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { useSubmission } from '../../../forms/use-submission.ts';
import { QuestionDialog } from '../../../kit/question-dialog.tsx';
import { showFailure, showMessage } from '../../../kit/toast-queue.ts';

const words = { title: 'Der Trainingsplan konnte nicht gelöscht werden' };

export function DeletePlanDialog({ plan, onClose, onDeleted }: { plan: Plan; onClose: () => void; onDeleted: () => void }) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  async function bringBack(restore: RestorePlan) {
    try {
      await restore();
    } catch {
      showFailure('Der Trainingsplan konnte nicht wiederhergestellt werden');
    }
  }

  async function remove() {
    const restore = await deletePlan(db, plan.id);
    showMessage('Trainingsplan gelöscht', 'Der Trainingsplan wurde erfolgreich gelöscht', {
      label: 'Rückgängig',
      run: () => void bringBack(restore),
    });
    onDeleted();
  }

  return (
    <QuestionDialog
      title="Trainingsplan löschen"
      other={{ label: 'Abbrechen', onPress: onClose }}
      answer={{ label: 'Löschen', variant: 'danger', pending, onPress: () => void run({ words, work: remove }) }}
      onDismiss={onClose}
    >
      „{plan.name}“ wird mit allen Einheiten und Übungen gelöscht. Deine gespeicherten Sätze bleiben.
    </QuestionDialog>
  );
}
