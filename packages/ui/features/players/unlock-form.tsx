import { leadRequestSchema, leadResponseSchema } from '@anwurf/contract/players';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Link } from '../../kit/link.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';
import { requestJson } from '../../http/server-request.ts';
import styles from './unlock-form.module.css';

export interface UnlockFormProps {
  /** Filled in at the start. */
  email: string;
  onUnlocked: () => void;
}

/** Unlocks the values of all players for this browser, by e-mail and consent. */
export function UnlockForm({ email: known, onUnlocked }: UnlockFormProps) {
  const [email, setEmail] = useState(known);
  const [consent, setConsent] = useState(false);
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (!consent) {
      showFailure('Zustimmung erforderlich', 'Bitte stimme den AGB und der Datenschutzerklärung zu.');
      return;
    }
    const request = leadRequestSchema.safeParse({ email, consent });
    if (!request.success) {
      showFailure('E-Mail ungültig oder Fehler');
      return;
    }
    setPending(true);
    try {
      const { already } = await requestJson('/api/leads', leadResponseSchema, { body: request.data });
      showMessage('Zugang freigeschaltet', already ? 'E-Mail war bereits registriert.' : undefined);
      onUnlocked();
    } catch {
      showFailure('E-Mail ungültig oder Fehler');
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.text}>E-Mail eintragen, um alle Werte zu sehen</p>
      <TextField label="E-Mail" type="email" name="email" autoComplete="email" value={email} onChange={setEmail} />
      <Checkbox
        isSelected={consent}
        onChange={setConsent}
        description={
          <>
            <Link href="/terms" target="_blank">
              AGB lesen
            </Link>
            {' · '}
            <Link href="/privacy-policy" target="_blank">
              Datenschutzerklärung lesen
            </Link>
          </>
        }
      >
        Ich stimme den AGB und der Datenschutzerklärung zu.
      </Checkbox>
      <Button type="submit" variant="court" pending={pending} pendingText="Wird freigeschaltet...">
        Freischalten
      </Button>
    </form>
  );
}
