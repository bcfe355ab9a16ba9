import type { PasskeySignInRequest } from '@anwurf/contract/passkeys';
import type { LoginRequest } from '@anwurf/contract/session';
import { useState } from 'react';
import { RequestError } from '../../../http/request-error.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainPasswordField } from '../../../kit/field/plain-text-field.tsx';
import { Link } from '../../../links/plain-links.ts';
import { dropAccessDraft, useAccessDraft } from '../access-draft.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessFrame } from '../access-frame.tsx';
import { loginProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import type { FailureWords } from '../../../forms/failure.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import styles from '../links.module.css';
import { useSubmission } from '../../../forms/use-submission.ts';

const words: FailureWords = {
  title: 'Anmeldung fehlgeschlagen',
  text: 'Bitte versuche es später erneut.',
  codes: {
    invalid_credentials: 'Bitte überprüfe E-Mail und Passwort.',
    forbidden: 'Dieses Konto ist gesperrt. Schreib uns, die Adresse steht im Impressum.',
  },
  elseAt: 'password',
};

const CodeForm = lazyPart(async () => (await import('../second-factor/code-form.tsx')).CodeForm);
const PasskeySignIn = lazyPart(async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn, {
  // Takes the room that it will need.
  waiting: (
    <PlainButton wide disabled>
      Mit Passkey anmelden
    </PlainButton>
  ),
  missing: null,
});
const SlowSignIn = lazyPart(async () => (await import('./slow-sign-in.tsx')).SlowSignIn, { missing: null });

export interface LoginScreenProps {
  /** Owner of the session that has ended on this device; null: none. */
  expiredEmail: string | null;
  /** The screen goes when it succeeds. */
  signIn: (input: LoginRequest) => Promise<void>;
  /** The same for a passkey; null: this app does without. */
  signInWithPasskey: ((request: PasskeySignInRequest) => Promise<void>) | null;
  /** Called while somebody fills it in: what comes after may be prepared. */
  onFocus?: (() => void) | undefined;
}

/** Sign-in, and the second factor where the account asks for one. */
export function LoginScreen(props: LoginScreenProps) {
  // In memory only, until the code has come.
  const [owing, setOwing] = useState<LoginRequest | null>(null);
  if (owing === null) return <PasswordStep {...props} onCodeRequired={setOwing} />;

  async function send(code: string) {
    if (owing !== null) await props.signIn({ ...owing, code });
    dropAccessDraft();
  }
  return (
    <AccessFrame title="Code eingeben">
      <CodeForm send={send} submitLabel="Anmelden" pendingLabel="Anmeldung läuft..." onBack={() => setOwing(null)} />
    </AccessFrame>
  );
}

interface PasswordStepProps extends LoginScreenProps {
  onCodeRequired: (input: LoginRequest) => void;
}

/** Form for e-mail and password. Errors appear at the field they belong to. */
function PasswordStep({ expiredEmail, signIn, signInWithPasskey, onFocus, onCodeRequired }: PasswordStepProps) {
  const [draft, change] = useAccessDraft();
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, inline: true });
  const canUsePasskeys = signInWithPasskey !== null && 'PublicKeyCredential' in window;
  const email = typed ?? expiredEmail ?? draft.email;

  function submit() {
    const input = { email: email.trim(), password };
    void submission.run({
      problem: loginProblem(input),
      words,
      work: async () => {
        try {
          await signIn(input);
          dropAccessDraft();
        } catch (error) {
          if (!(error instanceof RequestError) || error.code !== 'second_factor_required') throw error;
          onCodeRequired(input);
        }
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
        onFocus={onFocus}
        note={
          <>
            Neu hier? <Link to="/register">Zugang kaufen oder registrieren</Link>
            {submission.pending && <SlowSignIn />}
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
        {canUsePasskeys && <PasskeySignIn signIn={signInWithPasskey} />}
      </AccessForm>
    </AccessFrame>
  );
}
