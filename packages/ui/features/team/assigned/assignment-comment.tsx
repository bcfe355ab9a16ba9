import { useDatabase } from '@anwurf/db/client/react';
import { commentAssignment } from '@anwurf/db/commands/answer-assignment';
import type { OwnAssignment } from '@anwurf/db/queries/assignments';
import { useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import styles from './assigned-training.module.css';

const words = { title: 'Fehler', text: 'Dein Kommentar konnte nicht gespeichert werden.', kept: 'Er bleibt hier stehen.' };

/** A sentence of the player to his coaches about what they sent. */
export function AssignmentComment({ assignment: { id, title, comment } }: { assignment: OwnAssignment }) {
  const db = useDatabase();
  const submission = useSubmission({});
  const [text, setText] = useState(comment ?? '');
  const isChanged = text.trim() !== (comment ?? '');

  async function send() {
    await commentAssignment(db, id, text);
    showMessage(text.trim() === '' ? 'Kommentar entfernt' : 'Dein Trainerteam liest es beim nächsten Abgleich');
  }
  return (
    <Form submission={submission} onSubmit={() => void submission.run({ words, work: send })}>
      <div className={styles.comment}>
        <TextField
          label="Kommentar für dein Trainerteam"
          aria-label={`Kommentar zu ${title}`}
          value={text}
          onChange={setText}
          maxLength={1000}
        />
        {isChanged && (
          <Button type="submit" pending={submission.pending}>
            Senden
          </Button>
        )}
      </div>
    </Form>
  );
}
