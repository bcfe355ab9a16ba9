import type { ResetPasswordRequest } from '@anwurf/contract/password';
import { useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Spinner } from '../../../kit/feedback/spinner.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import { RequestError } from '../../../http/request-error.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessFrame } from '../access-frame.tsx';
import { AccessNotice } from '../access-notice.tsx';
import { newPasswordProblem } from '../checks.ts';
import { passwordWords } from '../../../forms/password-words.ts';
import type { FailureWords } from '../../../forms/failure.ts';
import { dropToken } from '../kept-token.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import styles from '../access-form.module.css';
import { useResetToken } from './use-reset-token.ts';
import { useSubmission } from '../../../forms/use-submission.ts';

const splashMilliseconds = 2000;

const words: FailureWords = {
  title: 'Fehler beim Ändern des Passworts',
  text: 'Bitte versuche es erneut.',
  codes: passwordWords,
  fieldOf: { password_too_common: 'password' },
};

export interface ResetPasswordScreenProps {
  /** Came by a mailed link. */
  magic: boolean;
  token: string | undefined;
  /** The screen goes when it succeeds. */
  reset: (request: ResetPasswordRequest) => Promise<void>;
}

/** Where the mailed link to a new password leads. */
export function ResetPasswordScreen({ magic, token, reset }: ResetPasswordScreenProps) {
  const { state, retry, expire } = useResetToken(token, magic ? splashMilliseconds : 0);

  if (!magic && token === undefined) return <InvalidAccess />;
  switch (state.status) {
    case 'checking':
      return (
        <AccessFrame title="Anmeldung läuft...">
          <p className={styles.wait} role="status">
            <Spinner /> Dein Link wird geprüft.
          </p>
        </AccessFrame>
      );
    case 'expired':
      return <LinkExpired />;
    case 'failed':
      return (
        <AccessFrame title="Neues Passwort erstellen">
          <RetryCard title={state.failure.title} onRetry={retry}>
            {state.failure.text}
          </RetryCard>
        </AccessFrame>
      );
    case 'valid':
      return <NewPassword token={token ?? ''} reset={reset} onExpired={expire} />;
  }
}

interface NewPasswordProps {
  token: string;
  reset: (request: ResetPasswordRequest) => Promise<void>;
  onExpired: () => void;
}

const CodeForm = lazyPart(async () => (await import('../second-factor/code-form.tsx')).CodeForm);

/** The new password, and the second factor where the account asks for one. */
function NewPassword({ token, reset, onExpired }: NewPasswordProps) {
  // In memory only, until the code has come.
  const [owing, setOwing] = useState<ResetPasswordRequest | null>(null);

  async function send(request: ResetPasswordRequest) {
    try {
      await reset(request);
    } catch (error) {
      const code = error instanceof RequestError ? error.code : undefined;
      if (code === 'second_factor_required') return setOwing(request);
      if (code !== 'token_invalid') throw error;
      dropToken('reset-password');
      return onExpired();
    }
    dropToken('reset-password');
    showMessage('Passwort erfolgreich geändert – Du wirst automatisch angemeldet.');
  }

  if (owing === null) return <PasswordStep send={(password) => send({ token, password })} />;
  return (
    <AccessFrame title="Code eingeben" intro="Erst mit dem Code gilt dein neues Passwort.">
      <CodeForm
        send={(code) => send({ ...owing, code })}
        submitLabel="Passwort ändern"
        pendingLabel="Passwort wird geändert..."
        onBack={() => setOwing(null)}
      />
    </AccessFrame>
  );
}

function PasswordStep({ send }: { send: (password: string) => Promise<void> }) {
  const [input, setInput] = useState({ password: '', confirmPassword: '' });
  const submission = useSubmission({ leaves: true, inline: true });
  const problem = newPasswordProblem(input);
  // Not before the second field is begun: until then everything is merely unfinished.
  const typedErrors = input.confirmPassword === '' ? {} : (problem?.fields ?? {});

  return (
    <AccessFrame title="Neues Passwort erstellen">
      <AccessForm
        submission={submission}
        onSubmit={() => void submission.run({ problem, words, work: () => send(input.password) })}
        submitLabel="Passwort ändern"
        pendingLabel="Passwort wird geändert..."
        disabled={problem !== null}
      >
        <NewPasswordFields
          label="Neues Passwort"
          value={input}
          onChange={(change) => setInput({ ...input, ...change })}
          errors={{ ...submission.errors, ...typedErrors }}
        />
      </AccessForm>
    </AccessFrame>
  );
}

function LinkExpired() {
  return (
    <AccessNotice
      title="Link abgelaufen"
      intro="Der Link wurde schon benutzt oder ist älter als 30 Minuten. Dein Passwort ist unverändert."
    >
      <PlainButtonLink wide variant="ball" to="/forgot-password">
        Neuen Link anfordern
      </PlainButtonLink>
      <PlainButtonLink wide to="/">
        Zur Startseite
      </PlainButtonLink>
    </AccessNotice>
  );
}

function InvalidAccess() {
  return (
    <AccessNotice title="Ungültiger Zugriff" intro="Diese Seite öffnest du über den Link, den wir dir schicken.">
      <PlainButtonLink wide variant="ball" to="/forgot-password">
        Link anfordern
      </PlainButtonLink>
      <PlainButtonLink wide to="/login">
        Anmelden
      </PlainButtonLink>
    </AccessNotice>
  );
}
