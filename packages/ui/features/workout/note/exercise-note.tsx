import { useDatabase } from '@anwurf/db/client/react';
import { writeExerciseNote } from '@anwurf/db/commands/write-exercise-note';
import { noteOfExercise } from '@anwurf/db/queries/exercise-notes';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import styles from './exercise-note.module.css';

/** As many as the database keeps. */
const mostCharacters = 2000;

/** Ref of what holds the field that a press has opened. */
function focusField(element: HTMLElement | null): void {
  element?.querySelector('textarea')?.focus();
}

/** Edits the player's note for the next time: seat height, grip, which band. Kept with the exercise's name. */
export function ExerciseNote({ exerciseName }: { exerciseName: string }) {
  const db = useDatabase();
  const stored = useFirstRow(noteOfExercise(exerciseName), { canBeEmpty: true });
  const [isWriting, setWriting] = useState(false);
  /** Typed text; null: nothing was typed. A note that arrives while its field is open is not overwritten unseen. */
  const [draft, setDraft] = useState<string | null>(null);
  const kept = loadedOr(stored, undefined);
  const note = kept?.note ?? '';

  // A press on the button takes the focus from the field first: both save, once.
  const isSaving = useRef(false);

  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      if (draft !== null && draft.trim() !== note) await writeExerciseNote(db, exerciseName, draft.trim());
      setWriting(false);
      setDraft(null);
    } catch {
      showFailure('Fehler', 'Deine Notiz konnte nicht gespeichert werden. Sie steht noch im Feld.');
    } finally {
      isSaving.current = false;
    }
  }

  if (!isWriting) {
    return (
      <div key="kept" className={styles.note}>
        {note !== '' && <p className={styles.text}>{note}</p>}
        <Button variant="quiet" isDisabled={kept === undefined} onPress={() => setWriting(true)}>
          <NotebookPen size={20} aria-hidden="true" />
          {note === '' ? 'Notiz zur Übung' : 'Notiz ändern'}
        </Button>
      </div>
    );
  }
  // Keyed: the leaving field saves while its button is being pressed, and a press goes on in a button that takes that one's place.
  return (
    <div key="written" className={styles.note} ref={focusField}>
      <TextField
        label="Notiz zur Übung"
        description="Steht hier beim nächsten Mal wieder."
        rows={3}
        maxLength={mostCharacters}
        value={draft ?? note}
        onChange={setDraft}
        onBlur={() => void save()}
      />
      <Button variant="court" onPress={() => void save()}>
        Notiz speichern
      </Button>
    </div>
  );
}
