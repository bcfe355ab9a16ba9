import { longestPassword, shortestPassword } from '@anwurf/contract/credentials';
import type { ChangePasswordRequest } from '@anwurf/contract/password';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';
import { RequestError } from '../../http/server-request.ts';
import { requestWords } from './request-words.ts';
import styles from './settings-dialog.module.css';

interface Passwords {
  current: string;
  next: string;
  repeated: string;
}
type Problems = Partial<Record<keyof Passwords, string>>;

function check({ current, next, repeated }: Passwords): Problems {
  return {
    ...(current === '' && { current: 'Bitte gib dein jetziges Passwort ein.' }),
    ...(next.length < shortestPassword && { next: 'Das Passwort muss mindestens 6 Zeichen lang sein.' }),
    ...(next !== repeated && { repeated: 'Die Passwörter stimmen nicht überein' }),
  };
}

const fieldOf: Partial<Record<RequestError['code'], keyof Passwords>> = { invalid_credentials: 'current', password_too_common: 'next' };

export interface ChangePasswordDialogProps {
  /** @throws RequestError */
  onChange: (request: ChangePasswordRequest) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current and the new password; all other devices are signed out by the change. */
export function ChangePasswordDialog({ onChange, onClose }: ChangePasswordDialogProps) {
  const [passwords, setPasswords] = useState<Passwords>({ current: '', next: '', repeated: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);
  const formId = 'change-password';

  function type(part: Partial<Passwords>) {
    setPasswords((before) => ({ ...before, ...part }));
    setProblems({});
  }

  async function submit() {
    const found = check(passwords);
    setProblems(found);
    if (pending || Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await onChange({ currentPassword: passwords.current, newPassword: passwords.next });
      showMessage('Passwort erfolgreich geändert', 'Auf anderen Geräten meldest du dich damit neu an.');
      onClose();
    } catch (error) {
      setPending(false);
      const text = requestWords(error, 'Bitte versuche es erneut.');
      const field = error instanceof RequestError ? fieldOf[error.code] : undefined;
      if (field === undefined) showFailure('Fehler beim Ändern des Passworts', text);
      else setProblems({ [field]: text });
    }
  }

  return (
    <Dialog
      title="Passwort ändern"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Abbrechen
          </Button>
          <Button variant="court" type="submit" form={formId} pending={pending} pendingText="Wird geändert...">
            Passwort ändern
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PasswordField
          label="Jetziges Passwort"
          autoComplete="current-password"
          value={passwords.current}
          onChange={(current) => type({ current })}
          error={problems.current}
        />
        <PasswordField
          label="Neues Passwort"
          autoComplete="new-password"
          maxLength={longestPassword}
          value={passwords.next}
          onChange={(next) => type({ next })}
          error={problems.next}
        />
        <PasswordField
          label="Neues Passwort wiederholen"
          autoComplete="new-password"
          maxLength={longestPassword}
          value={passwords.repeated}
          onChange={(repeated) => type({ repeated })}
          error={problems.repeated}
        />
      </Form>
    </Dialog>
  );
}
