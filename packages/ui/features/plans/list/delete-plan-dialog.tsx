import { useDatabase } from '@anwurf/db/client/react';
import { deletePlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { showFailure, showMessage } from '../../../kit/toast-queue.ts';

export function DeletePlanDialog({ plan, onClose, onDeleted }: { plan: Plan; onClose: () => void; onDeleted: () => void }) {
  const db = useDatabase();
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      await deletePlan(db, plan.id);
      showMessage('Trainingsplan gelöscht', 'Der Trainingsplan wurde erfolgreich gelöscht');
      onDeleted();
    } catch {
      setPending(false);
      showFailure('Der Trainingsplan konnte nicht gelöscht werden');
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title="Trainingsplan löschen"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Abbrechen
          </Button>
          <Button variant="danger" pending={pending} onPress={() => void remove()}>
            Löschen
          </Button>
        </>
      }
    >
      „{plan.name}“ wird mit allen Einheiten und Übungen gelöscht. Deine gespeicherten Sätze bleiben. Diese Aktion kann nicht rückgängig
      gemacht werden.
    </Dialog>
  );
}
