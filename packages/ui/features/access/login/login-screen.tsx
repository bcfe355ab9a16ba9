import { useState } from 'react';
import { PlainPasswordField } from '../../../kit/plain-text-field.tsx';
import { Link } from '../../../links/plain-links.ts';
import { dropAccessDraft, useAccessDraft } from '../access-draft.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessFrame } from '../access-frame.tsx';
import { loginProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import type { FailureWords } from '../../../forms/failure.ts';
import styles from '../links.module.css';
import { useSubmission } from '../../../forms/use-submission.ts';

const words: FailureWords = {
  title: 'Anmeldung fehlgeschlagen',
  text: 'Bitte versuche es später erneut.',
  codes: { invalid_credentials: 'Bitte überprüfe E-Mail und Passwort.' },
  elseAt: 'password',
};

export interface LoginScreenProps {
  /** Whose session has ended on this device; null: nobody's. */
  expiredEmail: string | null;
  /** The screen goes when it succeeds. */
  signIn: (input: { email: string; password: string }) => Promise<void>;
}

/** Sign-in. What goes wrong is said at the field it belongs to. */
export function LoginScreen({ expiredEmail, signIn }: LoginScreenProps) {
  const [draft, change] = useAccessDraft();
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true });
  const email = typed ?? expiredEmail ?? draft.email;

  function submit() {
    const input = { email: email.trim(), password };
    void submission.run({
      problem: loginProblem(input),
      words,
      work: async () => {
        await signIn(input);
        dropAccessDraft();
      },
    });
  }

  return (
    <AccessFrame title="Anmelden" intro={expiredEmail !== null && 'Deine Anmeldung ist abgelaufen. Deine Daten sind weiter auf dem Gerät.'}>
      <AccessForm
        submission={submission}
        onSubmit={submit}
        submitLabel="Anmelden"
        pendingLabel="Anmeldung läuft..."
        note={
          <>
            Neu hier? <Link to="/register">Zugang kaufen oder registrieren</Link>
          </>
        }
      >
        <EmailField
          autoComplete="username"
          value={email}
          onChange={(value) => {
            setTyped(value);
            change({ email: value });
          }}
          error={submission.errors.email}
        />
        <PlainPasswordField
          label="Passwort"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={submission.errors.password}
        />
        <p className={styles.start}>
          <Link to="/forgot-password">Passwort vergessen?</Link>
        </p>
      </AccessForm>
    </AccessFrame>
  );
}
