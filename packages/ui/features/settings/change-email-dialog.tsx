import { type ConfirmEmailRequest, confirmEmailRequestSchema } from '@anwurf/contract/email-change';
import { emailSchema } from '@anwurf/contract/credentials';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { FailureWords } from '../../forms/failure.ts';
import { fieldOf } from '../../forms/field-of.ts';
import { checkFields } from '../../forms/field-problem.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { TextField } from '../../kit/field/text-field.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { settingsWords } from './failure-words.ts';
import { OwnPasswordDialog } from './own-password-dialog.tsx';

const newAddress = z.object({ newEmail: emailSchema });

const confirmWords: FailureWords = {
  ...settingsWords,
  title: 'Die Adresse konnte nicht geändert werden',
  text: 'Bitte versuche es erneut.',
  codes: {
    ...settingsWords.codes,
    code_invalid: 'Einer der beiden Codes stimmt nicht oder ist abgelaufen. Nach fünf Versuchen beginnst du von vorn.',
  },
  fieldOf: { code_invalid: 'newCode' },
};

export interface ChangeEmailDialogProps {
  /** The account's address. */
  email: string;
  /** @throws RequestError */
  onConfirm: (request: ConfirmEmailRequest) => Promise<void>;
  onClose: () => void;
}

/** Changes the account's address: the password first, then a code from each of the two mailboxes. */
export function ChangeEmailDialog({ email, onConfirm, onClose }: ChangeEmailDialogProps) {
  const [newEmail, setNewEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const { problem } = checkFields(newAddress, { newEmail });
  if (isSent) return <CodesDialog oldEmail={email} newEmail={newEmail.trim()} onConfirm={onConfirm} onClose={onClose} />;
  return (
    <OwnPasswordDialog
      title="E-Mail-Adresse ändern"
      submitLabel="Weiter"
      pendingLabel="Wird gesendet..."
      intro={
        <p>Wir schicken zwei Codes: einen an {email}, einen an die neue Adresse. Kommst du an die alte nicht mehr, schreib dem Support.</p>
      }
      words={{ title: 'Die Codes konnten nicht verschickt werden', text: 'Bitte versuche es später erneut.' }}
      problems={problem?.fields ?? {}}
      send={async (server, proof) => {
        await server.done('/api/auth/change-email', { newEmail: newEmail.trim(), ...proof });
        setSent(true);
      }}
      onClose={onClose}
    >
      {(submission) => (
        <TextField
          type="email"
          label="Neue E-Mail-Adresse"
          autoComplete="email"
          {...fieldOf(submission, 'newEmail', newEmail, setNewEmail)}
        />
      )}
    </OwnPasswordDialog>
  );
}

interface CodesDialogProps {
  oldEmail: string;
  newEmail: string;
  onConfirm: (request: ConfirmEmailRequest) => Promise<void>;
  onClose: () => void;
}

function CodesDialog({ oldEmail, newEmail, onConfirm, onClose }: CodesDialogProps) {
  const [codes, setCodes] = useState({ oldCode: '', newCode: '' });
  const submission = useSubmission({ leaves: true, atFields: true });
  const { data, problem } = checkFields(confirmEmailRequestSchema, codes);

  async function confirm() {
    if (data === null) return;
    await onConfirm(data);
    showMessage('E-Mail-Adresse geändert', 'Auf anderen Geräten meldest du dich damit neu an.');
    onClose();
  }

  const field = (name: keyof typeof codes, address: string) => (
    <TextField
      label={`Code an ${address}`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      {...fieldOf(submission, name, codes[name], (value) => setCodes((before) => ({ ...before, [name]: value })))}
    />
  );
  return (
    <FormDialog
      title="Codes eingeben"
      submission={submission}
      onSubmit={() => void submission.run({ problem, words: confirmWords, work: confirm })}
      onClose={onClose}
      submitLabel="Adresse ändern"
      pendingLabel="Wird geändert..."
      intro={<p>Die Mails sind unterwegs. Jeder Code hat sechs Ziffern und gilt 10 Minuten.</p>}
    >
      {field('oldCode', oldEmail)}
      {field('newCode', newEmail)}
    </FormDialog>
  );
}
