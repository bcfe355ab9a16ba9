import { useDatabase } from '@anwurf/db/client/react';
import { deletePlan, type RestorePlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const words = { title: 'Der Trainingsplan konnte nicht gelöscht werden' };

export function DeletePlanDialog({ plan, onClose, onDeleted }: { plan: Plan; onClose: () => void; onDeleted: () => void }) {
  const db = useDatabase();
  const { run, pending } = useSubmission({ leaves: true });

  const restorePlan = (restore: RestorePlan) => sayFailure(restore(), 'Der Trainingsplan konnte nicht wiederhergestellt werden');

  async function remove() {
    const restore = await deletePlan(db, plan.id);
    showMessage('Trainingsplan gelöscht', 'Der Trainingsplan wurde erfolgreich gelöscht', {
      label: 'Rückgängig',
      run: () => void restorePlan(restore),
    });
    onDeleted();
  }

  return (
    <LossDialog
      title="Trainingsplan löschen"
      label="Löschen"
      pending={pending}
      onLose={() => void run({ words, work: remove })}
      onStay={onClose}
    >
      „{plan.name}“ wird mit allen Einheiten und Übungen gelöscht. Deine gespeicherten Sätze bleiben.
    </LossDialog>
  );
}
