import { beginAuthenticatorResponseSchema, confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { useState } from 'react';
import type { z } from 'zod/mini';
import type { FailureWords } from '../../../forms/failure.ts';
import { fieldOf } from '../../../forms/field-of.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { settingsWords } from '../failure-words.ts';
import { OwnPasswordDialog } from '../own-password-dialog.tsx';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const title = 'Zweiten Faktor einrichten';
const words: FailureWords = {
  ...settingsWords,
  title: 'Der zweite Faktor ist nicht eingerichtet',
  text: 'Bitte versuche es später erneut.',
  codes: {
    ...settingsWords.codes,
    code_invalid: 'Der Code stimmt nicht. Nimm den, den deine App jetzt zeigt.',
    already_registered: 'Der zweite Faktor ist schon eingerichtet.',
  },
};

type Begun = z.infer<typeof beginAuthenticatorResponseSchema>;

export interface SetUpAuthenticatorProps {
  onDone: () => void;
  onClose: () => void;
}

/** Password, secret with its first code, recovery codes: three steps, after which codes are asked for. */
export function SetUpAuthenticator({ onDone, onClose }: SetUpAuthenticatorProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} intro="Der zweite Faktor ist eingeschaltet." onDone={onDone} />;
  if (begun === null) return <PasswordStep onBegun={setBegun} onClose={onClose} />;
  return <CodeStep begun={begun} onConfirmed={setRecoveryCodes} onClose={onClose} />;
}

function PasswordStep({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  return (
    <OwnPasswordDialog
      title={title}
      words={{ ...words, fieldOf: {} }}
      send={async (server, proof) => onBegun(await server.json('/api/auth/authenticator/begin', beginAuthenticatorResponseSchema, proof))}
      onClose={onClose}
      submitLabel="Weiter"
      intro={<p>Beim Anmelden fragen wir dann auch nach einem Code. Den zeigt dir eine Authenticator-App auf deinem Handy.</p>}
    />
  );
}

interface CodeStepProps {
  begun: Begun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

function CodeStep({ begun, onConfirmed, onClose }: CodeStepProps) {
  const server = useSignedInServer();
  const [code, setCode] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    void submission.run({
      problem: problemAt({ code: /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? undefined : 'Der Code hat sechs Ziffern.' }),
      words: { ...words, elseAt: 'code' },
      work: async () => {
        const answer = await server.json('/api/auth/authenticator/confirm', confirmAuthenticatorResponseSchema, { code });
        onConfirmed(answer.recoveryCodes);
      },
    });
  }

  return (
    <FormDialog
      role="alertdialog"
      title={title}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Einschalten"
      pendingLabel="Wird eingeschaltet..."
      intro={<AuthenticatorSecret {...begun} />}
    >
      <TextField
        label="Code aus der App"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...fieldOf(submission, 'code', code, setCode)}
      />
    </FormDialog>
  );
}
