import { useSyncState } from '@anwurf/db/client/react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Banner } from '../../kit/banner.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { requestWords } from './request-words.ts';
import styles from './settings-dialog.module.css';

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
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const formId = 'delete-account';

  async function submit() {
    if (pending) return;
    if (password === '') {
      setProblem('Bitte gib dein Passwort ein.');
      return;
    }
    setPending(true);
    try {
      await server.done('/api/account/delete', { password });
      onDeleted();
    } catch (error) {
      setPending(false);
      setProblem(requestWords(error, 'Das Konto konnte nicht gelöscht werden. Bitte versuche es später erneut.'));
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title="Konto löschen?"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Abbrechen
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={pending} pendingText="Wird gelöscht...">
            Konto endgültig löschen
          </Button>
        </>
      }
    >
      <p>Damit gehen für immer verloren, auf dem Server und auf allen deinen Geräten:</p>
      <ul className={styles.list}>
        <li>deine Trainingspläne und eigenen Übungen</li>
        <li>alle Trainings, Sätze, Rekorde und Tests</li>
        <li>geteilte Berichte und dein bezahlter Zugang</li>
      </ul>
      <p>Willst du etwas behalten, exportiere vorher deine Daten.</p>
      {waiting > 0 && <Banner kind="warn">Einige Änderungen liegen nur auf diesem Gerät. Sie fehlen in einem Export.</Banner>}
      <Form
        id={formId}
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PasswordField
          label="Dein Passwort"
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            setProblem(undefined);
          }}
          error={problem}
        />
      </Form>
    </Dialog>
  );
}
