import { useDatabase } from '@anwurf/db/client/react';
import { editPlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { isPlanName } from '@anwurf/domain/workout/own-plan';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const noName = 'Bitte gib deinem Plan einen Namen.';
const words = { title: 'Plan konnte nicht aktualisiert werden' };

const fields = [
  { name: 'name', label: 'Name', maxLength: 200 },
  { name: 'description', label: 'Beschreibung', maxLength: 8000, rows: 3 },
  { name: 'durationRecommendation', label: 'Empfohlene Dauer', maxLength: 200, placeholder: 'z.B. 4-6 Wochen' },
] as const;

export function EditPlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const db = useDatabase();
  const [edit, setEdit] = useState({
    name: plan.name,
    description: plan.description ?? '',
    durationRecommendation: plan.durationRecommendation ?? '',
  });
  const submission = useSubmission({ leaves: true, atFields: true });
  const nameless = isPlanName(edit.name) ? null : { ...words, fields: { name: noName } };

  async function save() {
    await editPlan(db, plan.id, { ...edit, name: writtenName(edit.name) });
    showMessage('Trainingsplan aktualisiert');
    onClose();
  }

  return (
    <FormDialog
      title="Trainingsplan bearbeiten"
      submission={submission}
      onSubmit={() => void submission.run({ problem: nameless, words, work: save })}
      onClose={onClose}
      submitLabel="Speichern"
    >
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          value={edit[name]}
          onChange={(value) => {
            setEdit({ ...edit, [name]: value });
            submission.corrected(name);
          }}
          error={submission.errors[name]}
        />
      ))}
    </FormDialog>
  );
}
