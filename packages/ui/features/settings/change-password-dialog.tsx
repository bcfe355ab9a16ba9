import { longestPassword, shortestPassword } from '@anwurf/contract/password-length';
import type { ChangePasswordRequest } from '@anwurf/contract/password';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { problemAt } from '../../forms/field-problem.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { settingsWords } from './failure-words.ts';
import { ownCodeWords, useOwnCode } from './use-own-code.tsx';

const empty = { current: '', next: '', repeated: '' };

const fields = [
  { name: 'current', label: 'Jetziges Passwort', autoComplete: 'current-password' },
  { name: 'next', label: 'Neues Passwort', autoComplete: 'new-password', maxLength: longestPassword },
  { name: 'repeated', label: 'Neues Passwort wiederholen', autoComplete: 'new-password', maxLength: longestPassword },
] as const;

const words: FailureWords = {
  ...settingsWords,
  title: 'Fehler beim Ändern des Passworts',
  text: 'Bitte versuche es erneut.',
  codes: { ...settingsWords.codes, ...ownCodeWords },
  fieldOf: { invalid_credentials: 'current', password_too_common: 'next', code_invalid: 'code' },
};

function check({ current, next, repeated }: typeof empty, others: Readonly<Record<string, string | undefined>>) {
  return problemAt({
    ...others,
    current: current === '' ? 'Bitte gib dein jetziges Passwort ein.' : undefined,
    next: next.length < shortestPassword ? `Das Passwort muss mindestens ${shortestPassword} Zeichen lang sein.` : undefined,
    repeated: next === repeated ? undefined : 'Die Passwörter stimmen nicht überein',
  });
}

export interface ChangePasswordDialogProps {
  /** @throws RequestError */
  onChange: (request: ChangePasswordRequest) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current and the new password; all other devices are signed out by the change. */
export function ChangePasswordDialog({ onChange, onClose }: ChangePasswordDialogProps) {
  const [passwords, setPasswords] = useState(empty);
  const submission = useSubmission({ leaves: true, atFields: true });
  const code = useOwnCode(submission);

  async function send() {
    await onChange({ currentPassword: passwords.current, newPassword: passwords.next, ...code.proof });
    showMessage(
      'Passwort erfolgreich geändert',
      'Auf anderen Geräten meldest du dich damit neu an. Passkeys bestätigst du unter „Anmeldung und Sicherheit“.',
    );
    onClose();
  }

  return (
    <FormDialog
      title="Passwort ändern"
      submission={submission}
      onSubmit={() => void submission.run({ problem: check(passwords, code.problem), words, work: () => code.run(send) })}
      onClose={onClose}
      submitLabel="Passwort ändern"
      pendingLabel="Wird geändert..."
    >
      {fields.map(({ name, ...field }) => (
        <PasswordField
          key={name}
          {...field}
          value={passwords[name]}
          onChange={(value) => {
            setPasswords((before) => ({ ...before, [name]: value }));
            submission.corrected(...fields.map((one) => one.name));
          }}
          error={submission.errors[name]}
        />
      ))}
      {code.field}
    </FormDialog>
  );
}
