import { confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { useState } from 'react';
import type { FailureWords } from '../../../forms/failure.ts';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { settingsWords } from '../failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from '../own-password-field.tsx';
import { OwnCodeField, ownCodeProblem, ownCodeRefused } from './own-code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const words: FailureWords = {
  ...settingsWords,
  title: 'Es gibt noch keine neuen Codes',
  text: 'Bitte versuche es später erneut.',
  codes: { ...settingsWords.codes, code_invalid: ownCodeRefused },
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'code',
};

export interface RenewRecoveryCodesProps {
  onDone: () => void;
  onClose: () => void;
}

/** New recovery codes for the old ones: for whoever has used them up, or shown them to somebody. */
export function RenewRecoveryCodes({ onDone, onClose }: RenewRecoveryCodesProps) {
  const server = useSignedInServer();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [renewed, setRenewed] = useState<readonly string[] | null>(null);
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    void submission.run({
      problem: problemAt({ password: ownPasswordProblem(password), code: ownCodeProblem(code) }),
      words,
      work: async () => {
        const body = { password, code };
        const answer = await server.json('/api/auth/authenticator/recovery-codes', confirmAuthenticatorResponseSchema, body);
        setRenewed(answer.recoveryCodes);
      },
    });
  }

  if (renewed !== null) return <RecoveryCodes codes={renewed} intro="Die alten Codes gelten nicht mehr." onDone={onDone} />;
  return (
    <FormDialog
      title="Neue Wiederherstellungscodes"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Erstellen"
      pendingLabel="Wird erstellt..."
      intro={<p>Du bekommst zehn neue Codes. Die alten gelten dann nicht mehr.</p>}
    >
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
      <OwnCodeField value={code} onChange={setCode} submission={submission} />
    </FormDialog>
  );
}
