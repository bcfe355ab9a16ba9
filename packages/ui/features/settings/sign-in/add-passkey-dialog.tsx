import { passkeyOptionsSchema } from '@anwurf/contract/passkeys';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Failure, FailureWords } from '../../../forms/failure.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { showMessage } from '../../../kit/toast-queue.ts';
import { settingsWords } from '../failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from '../own-password-field.tsx';

const words: FailureWords = {
  ...settingsWords,
  title: 'Der Passkey wurde nicht angelegt',
  text: 'Bitte versuche es erneut.',
  codes: { ...settingsWords.codes, forbidden: 'Mehr als 20 Passkeys gehen nicht. Entferne zuerst einen.' },
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'password',
};

/** What browsers say, by the name of the error. */
const browserWords: Readonly<Record<string, string>> = {
  NotAllowedError: 'Du hast abgebrochen, oder es hat zu lange gedauert.',
  InvalidStateError: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
};

function browserFailure(error: unknown): Failure {
  const text = error instanceof Error ? browserWords[error.name] : undefined;
  if (text === undefined) throw error;
  return { title: words.title, text, fields: { password: `${words.title}. ${text}` } };
}

export interface AddPasskeyDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Has the browser make a passkey and adds it to the account. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const server = useSignedInServer();
  const [name, setName] = useState('Dieses Gerät');
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });

  async function add(): Promise<Failure | null> {
    const options = await server.json('/api/auth/passkeys/begin', passkeyOptionsSchema, { password });
    try {
      // What the browser wants in there, the server's library has written.
      const made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
      await server.done('/api/auth/passkeys/add', { name, registration: { ...made, clientExtensionResults: {} } });
    } catch (error) {
      return browserFailure(error);
    }
    showMessage('Passkey hinzugefügt', 'Damit meldest du dich ab jetzt ohne Passwort an.');
    onDone();
    return null;
  }

  function submit() {
    const problem = problemAt({
      name: name.trim() === '' ? 'Bitte gib dem Passkey einen Namen.' : undefined,
      password: ownPasswordProblem(password),
    });
    void submission.run({ problem, words, work: add });
  }

  return (
    <FormDialog
      title="Passkey hinzufügen"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Hinzufügen"
      pendingLabel="Wird hinzugefügt..."
      intro={<p>Dein Gerät fragt gleich nach Fingerabdruck, Gesicht oder PIN. Der Schlüssel bleibt dort.</p>}
    >
      <TextField
        label="Name"
        maxLength={60}
        value={name}
        onChange={(value) => {
          setName(value);
          submission.corrected('name');
        }}
        error={submission.errors['name']}
      />
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
    </FormDialog>
  );
}
