import { type FormEvent, useState } from 'react';
import { loginRequestSchema } from '@anwurf/contract/session';
import { z } from 'zod';
import { BottomAction } from '../../kit/bottom-action.tsx';
import { Button } from '../../kit/button.tsx';
import { Court } from '../../kit/court.tsx';
import { Logo } from '../../kit/logo.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { loginProblem, type LoginProblem } from './login-problem.ts';
import styles from './login-screen.module.css';
import { useSession, useSessionState } from './session-context.tsx';

function inputProblem(input: { email: string; password: string }): LoginProblem | null {
  const parsed = loginRequestSchema.safeParse(input);
  if (parsed.success) return null;
  const { fieldErrors } = z.flattenError(parsed.error);
  return { email: fieldErrors.email?.[0], password: fieldErrors.password?.[0] };
}

/** Sign-in. What goes wrong is said at the field it belongs to. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const session = useSession();
  const { user, expired } = useSessionState();
  const [email, setEmail] = useState(expired ? (user?.email ?? '') : '');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<LoginProblem>({});
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const input = { email: email.trim(), password };
    const invalid = inputProblem(input);
    setProblem(invalid ?? {});
    if (invalid) return;
    setPending(true);
    try {
      await session.signIn(input);
      onSignedIn();
    } catch (error) {
      setProblem(loginProblem(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <main className={styles.screen}>
      <div className={styles.roof} data-surface="court">
        <Court view="roof" />
        <span className={styles.logo}>
          <Logo chalk size={40} />
        </span>
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.fields}>
          <h1>Anmelden</h1>
          {expired && <p className={styles.hint}>Deine Anmeldung ist abgelaufen. Deine Daten sind weiter auf dem Gerät.</p>}
          <TextField
            label="E-Mail"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            error={problem.email}
          />
          <PasswordField
            label="Passwort"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problem.password}
          />
        </div>
        <BottomAction>
          <Button type="submit" variant="ball" pending={pending} pendingText="Anmeldung läuft...">
            Anmelden
          </Button>
        </BottomAction>
      </form>
    </main>
  );
}
