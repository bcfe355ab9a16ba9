import { useSyncState } from '@anwurf/db/client/react';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { problemAt } from '../../forms/field-problem.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { Banner } from '../../kit/banner.tsx';
import styles from './delete-account-dialog.module.css';
import { settingsWords } from './failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from './own-password-field.tsx';

const words: FailureWords = {
  ...settingsWords,
  title: 'Das Konto konnte nicht gelöscht werden',
  text: 'Bitte versuche es später erneut.',
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'password',
};

export interface DeleteAccountDialogProps {
  /** The account is gone on the server. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The one thing that cannot be undone: it says what goes, and asks for the password. */
export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const server = useSignedInServer();
  const { waiting } = useSyncState();
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    void submission.run({
      problem: problemAt({ password: ownPasswordProblem(password) }),
      words,
      work: async () => {
        await server.done('/api/account/delete', { password });
        onDeleted();
      },
    });
  }

  return (
    <FormDialog
      role="alertdialog"
      title="Konto löschen?"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Konto endgültig löschen"
      pendingLabel="Wird gelöscht..."
      variant="danger"
      intro={
        <>
          <p>Damit gehen für immer verloren, auf dem Server und auf allen deinen Geräten:</p>
          <ul className={styles.list}>
            <li>deine Trainingspläne und eigenen Übungen</li>
            <li>alle Trainings, Sätze, Rekorde und Tests</li>
            <li>geteilte Berichte und dein bezahlter Zugang</li>
          </ul>
          <p>Willst du später wieder trainieren, musst du den Zugang neu kaufen.</p>
          <p>Willst du etwas behalten, exportiere vorher deine Daten.</p>
          {waiting > 0 && <Banner kind="warn">Einige Änderungen liegen nur auf diesem Gerät. Sie fehlen in einem Export.</Banner>}
        </>
      }
    >
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
    </FormDialog>
  );
}
