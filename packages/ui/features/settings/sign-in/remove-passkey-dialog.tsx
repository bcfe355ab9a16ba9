import type { OwnPasskey } from '@anwurf/contract/second-factor';
import { useState } from 'react';
import type { FailureWords } from '../../../forms/failure.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { showMessage } from '../../../kit/toast-queue.ts';
import { settingsWords } from '../failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from '../own-password-field.tsx';

const words: FailureWords = {
  ...settingsWords,
  title: 'Der Passkey wurde nicht entfernt',
  text: 'Bitte versuche es später erneut.',
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'password',
};

export interface RemovePasskeyDialogProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a passkey out of the account. Nobody can put it back: a new one is made instead. */
export function RemovePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RemovePasskeyDialogProps) {
  const server = useSignedInServer();
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    void submission.run({
      problem: problemAt({ password: ownPasswordProblem(password) }),
      words,
      work: async () => {
        await server.done('/api/auth/passkeys/remove', { id, password });
        showMessage('Passkey entfernt', `Mit „${name}“ meldet sich niemand mehr an.`);
        onDone();
      },
    });
  }

  return (
    <FormDialog
      role="alertdialog"
      title="Passkey entfernen?"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Entfernen"
      pendingLabel="Wird entfernt..."
      variant="danger"
      intro={<p>Mit „{name}“ meldest du dich dann nicht mehr an. Lösche ihn danach auch auf dem Gerät.</p>}
    >
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
    </FormDialog>
  );
}
