import { passkeyCreationSchema } from '@anwurf/contract/passkeys';
import { isName } from '@anwurf/domain/vocabulary/name';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Failure } from '../../../forms/failure.ts';
import { fieldOf } from '../../../forms/field-of.ts';
import type { SignedInServer } from '../../../http/signed-in-server.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { OwnPasswordDialog, type Proof } from '../own-password-dialog.tsx';

const words = {
  title: 'Der Passkey wurde nicht angelegt',
  text: 'Bitte versuche es erneut.',
  codes: { forbidden: 'Mehr als 20 Passkeys gehen nicht. Entferne zuerst einen.' },
};

/** Words for browsers' errors, by their names. */
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
  const [name, setName] = useState('Dieses Gerät');

  async function add(server: SignedInServer, proof: Proof): Promise<Failure | null> {
    const options = await server.json('/api/auth/passkeys/begin', passkeyCreationSchema, proof);
    try {
      const made = await startRegistration({ optionsJSON: options });
      await server.done('/api/auth/passkeys/add', { name, registration: { ...made, clientExtensionResults: {} } });
    } catch (error) {
      return browserFailure(error);
    }
    showMessage('Passkey hinzugefügt', 'Damit meldest du dich ab jetzt ohne Passwort an.');
    onDone();
    return null;
  }

  return (
    <OwnPasswordDialog
      title="Passkey hinzufügen"
      words={words}
      problems={{ name: isName(name) ? undefined : 'Bitte gib dem Passkey einen Namen.' }}
      send={add}
      onClose={onClose}
      submitLabel="Hinzufügen"
      pendingLabel="Wird hinzugefügt..."
      intro={<p>Dein Gerät fragt gleich nach Fingerabdruck, Gesicht oder PIN. Der Schlüssel bleibt dort.</p>}
    >
      {(submission) => <TextField label="Name" maxLength={60} {...fieldOf(submission, 'name', name, setName)} />}
    </OwnPasswordDialog>
  );
}
