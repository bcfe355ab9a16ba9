import { useDatabase } from '@anwurf/db/client/react';
import { editPlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showFailure, showMessage } from '../../../kit/toast-queue.ts';

export function EditPlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const db = useDatabase();
  const [edit, setEdit] = useState({
    name: plan.name,
    description: plan.description ?? '',
    durationRecommendation: plan.durationRecommendation ?? '',
  });
  const [pending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await editPlan(db, plan.id, { ...edit, name: edit.name.trim() });
      showMessage('Trainingsplan aktualisiert');
      onClose();
    } catch {
      setPending(false);
      showFailure('Plan konnte nicht aktualisiert werden');
    }
  }

  return (
    <Dialog
      title="Trainingsplan bearbeiten"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Abbrechen
          </Button>
          <Button variant="court" pending={pending} onPress={() => void save()}>
            Speichern
          </Button>
        </>
      }
    >
      <TextField label="Name" maxLength={200} value={edit.name} onChange={(name) => setEdit({ ...edit, name })} />
      <TextField
        label="Beschreibung"
        rows={3}
        maxLength={8000}
        value={edit.description}
        onChange={(description) => setEdit({ ...edit, description })}
      />
      <TextField
        label="Empfohlene Dauer"
        placeholder="z.B. 4-6 Wochen"
        maxLength={200}
        value={edit.durationRecommendation}
        onChange={(durationRecommendation) => setEdit({ ...edit, durationRecommendation })}
      />
    </Dialog>
  );
}
