import { useDatabase } from '@anwurf/db/client/react';
import { noteWorkout } from '@anwurf/db/commands/correct-workout';
import { workoutNote } from '@anwurf/domain/workout/workout-note';
import { useState } from 'react';
import { sayFailure } from '../../../forms/say-failure.ts';
import { TextField } from '../../../kit/field/text-field.tsx';
import type { EditedWorkout } from './edited-workout.ts';

/** As many as the database keeps. */
const mostCharacters = 4000;

/** The player's note on the whole workout; stored when its field is left. */
export function WorkoutNote({ workout }: { workout: EditedWorkout }) {
  const db = useDatabase();
  const stored = workoutNote(workout.notes) ?? '';
  const [draft, setDraft] = useState<string | null>(null);

  async function save() {
    if (draft === null) return;
    if (draft.trim() !== stored) await noteWorkout(db, workout.id, draft);
    setDraft(null);
  }
  return (
    <TextField
      label="Notiz zum Training"
      rows={2}
      maxLength={mostCharacters}
      value={draft ?? stored}
      onChange={setDraft}
      onBlur={() => void sayFailure(save(), 'Fehler', 'Deine Notiz konnte nicht gespeichert werden. Sie steht noch im Feld.')}
    />
  );
}
