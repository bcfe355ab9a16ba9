import { useDatabase } from '@anwurf/db/client/react';
import { moveWorkout } from '@anwurf/db/commands/correct-workout';
import { useState } from 'react';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import type { EditedWorkout } from './edited-workout.ts';
import { TimesFields } from './times-fields.tsx';
import { readTimes, timesOf } from './typed-times.ts';

const failed = { title: 'Fehler', text: 'Tag und Zeit konnten nicht gespeichert werden. Dein Training ist gespeichert.' };

/** Moves a workout to another day or time, with all its sets. */
export function TimesDialog({ workout, onClose }: { workout: EditedWorkout; onClose: () => void }) {
  const db = useDatabase();
  const submission = useSubmission({ atFields: true });
  const [typed, setTyped] = useState(() => timesOf(workout));

  function save() {
    const { times, problems } = readTimes(typed, workout.timeZone, new Date());
    void submission.run({
      problem: problemAt(problems),
      words: failed,
      work: async () => {
        if (times !== null) await moveWorkout(db, workout.workoutId, times);
        onClose();
      },
    });
  }
  return (
    <FormDialog title="Tag und Zeit" submission={submission} onSubmit={save} onClose={onClose} submitLabel="Speichern">
      <TimesFields
        typed={typed}
        errors={submission.errors}
        onChange={(next) => {
          setTyped(next);
          submission.corrected('day', 'time');
        }}
      />
    </FormDialog>
  );
}
