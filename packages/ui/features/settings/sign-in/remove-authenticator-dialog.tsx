import { useState } from 'react';
import type { FailureWords } from '../../../forms/failure.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { showMessage } from '../../../kit/toast-queue.ts';
import { settingsWords } from '../failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from '../own-password-field.tsx';
import { OwnCodeField, ownCodeProblem, ownCodeRefused } from './own-code-field.tsx';

const words: FailureWords = {
  ...settingsWords,
  title: 'Der zweite Faktor ist noch eingeschaltet',
  text: 'Bitte versuche es später erneut.',
  codes: { ...settingsWords.codes, code_invalid: ownCodeRefused },
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'code',
};

export interface RemoveAuthenticatorDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Switches the second factor off: for whoever has both. */
export function RemoveAuthenticatorDialog({ onDone, onClose }: RemoveAuthenticatorDialogProps) {
  const server = useSignedInServer();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    void submission.run({
      problem: problemAt({
        password: ownPasswordProblem(password),
        code: ownCodeProblem(code),
      }),
      words,
      work: async () => {
        await server.done('/api/auth/authenticator/remove', { password, code });
        showMessage('Zweiter Faktor ausgeschaltet', 'Zum Anmelden reicht wieder dein Passwort.');
        onDone();
      },
    });
  }

  return (
    <FormDialog
      title="Zweiten Faktor ausschalten"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Ausschalten"
      pendingLabel="Wird ausgeschaltet..."
      variant="danger"
      intro={<p>Zum Anmelden reicht dann wieder dein Passwort. Deine Wiederherstellungscodes gelten nicht mehr.</p>}
    >
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
      <OwnCodeField value={code} onChange={setCode} submission={submission} />
    </FormDialog>
  );
}
