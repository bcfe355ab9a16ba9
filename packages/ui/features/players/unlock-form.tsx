import { leadRequestSchema, leadResponseSchema } from '@anwurf/contract/players';
import { useState } from 'react';
import { type Checked, checkFields } from '../../forms/field-problem.ts';
import { Form } from '../../forms/form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showMessage } from '../../kit/toast-queue.ts';
import { Link } from '../../links/plain-links.ts';
import { requestJson } from '../../http/server-request.ts';
import styles from './unlock-form.module.css';

export interface UnlockFormProps {
  /** Filled in at the start. */
  email: string;
  onUnlocked: () => void;
}

const words = { title: 'Fehler', text: 'Bitte versuche es erneut. Deine Eingaben bleiben hier stehen.' };
const invalidEmail = 'E-Mail ungültig';
const noConsent = { title: 'Zustimmung erforderlich', text: 'Bitte stimme den AGB und der Datenschutzerklärung zu.' };

function check(input: { email: string; consent: boolean }): Checked<unknown> {
  const checked = checkFields(leadRequestSchema, input);
  if (checked.problem === null) return checked;
  const wrong = checked.problem.fields?.['email'];
  const email = wrong !== undefined && input.email.trim() === '' ? 'Bitte gib deine E-Mail-Adresse ein.' : wrong;
  if (input.consent) return { data: null, problem: { title: invalidEmail, text: email, fields: { email } } };
  return { data: null, problem: { ...noConsent, fields: { email, consent: 'Bitte stimme hier zu.' } } };
}

/** Unlocks the values of all players for this browser, by e-mail and consent. */
export function UnlockForm({ email: known, onUnlocked }: UnlockFormProps) {
  const [email, setEmail] = useState(known);
  const [consent, setConsent] = useState(false);
  const submission = useSubmission();
  const { errors, corrected, pending } = submission;

  function submit() {
    const { problem, data } = check({ email, consent });
    void submission.run({
      problem,
      words,
      work: async () => {
        const { already } = await requestJson('/api/leads', leadResponseSchema, { body: data });
        showMessage('Zugang freigeschaltet', already ? 'E-Mail war bereits registriert.' : undefined);
        onUnlocked();
      },
    });
  }

  return (
    <Form submission={submission} className={styles.form} onSubmit={submit}>
      <p className={styles.text}>E-Mail eintragen, um alle Werte zu sehen</p>
      <TextField
        label="E-Mail"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(value) => {
          setEmail(value);
          corrected('email');
        }}
        error={errors['email']}
      />
      <Checkbox
        isSelected={consent}
        onChange={(agreed) => {
          setConsent(agreed);
          corrected('consent');
        }}
        error={errors['consent']}
        description={
          <>
            <Link to="/terms" target="_blank">
              AGB lesen
            </Link>
            {' · '}
            <Link to="/privacy-policy" target="_blank">
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
    </Form>
  );
}
