import { useState } from 'react';
import type { Failure, FailureWords } from '../../../forms/failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainTextField } from '../../../kit/field/plain-text-field.tsx';
import { AccessForm } from '../access-form.tsx';

const words: FailureWords = {
  title: 'Code nicht angenommen',
  text: 'Bitte versuche es später erneut.',
  codes: {
    code_invalid: 'Der Code stimmt nicht, oder er wurde schon benutzt. Nimm den nächsten, den deine App zeigt.',
    invalid_credentials: 'Dein Passwort gilt nicht mehr. Geh zurück und gib es neu ein.',
  },
  elseAt: 'code',
};

const kinds = {
  app: {
    label: 'Code aus deiner Authenticator-App',
    description: 'Sechs Ziffern. Alle 30 Sekunden zeigt die App neue.',
    other: 'Ich habe einen Wiederherstellungscode',
    field: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12 },
  },
  recovery: {
    label: 'Wiederherstellungscode',
    description: 'Einer der zehn, die du beim Einrichten gesichert hast. Er gilt einmal.',
    other: 'Ich habe meine Authenticator-App doch da',
    field: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 },
  },
} as const;

const focus = (element: HTMLInputElement | null) => element?.focus();

const problemOf = (code: string): Failure | null =>
  code.trim() === '' ? { title: 'Code fehlt', text: 'Bitte gib den Code ein.', fields: { code: 'Bitte gib den Code ein.' } } : null;

export interface CodeFormProps {
  /** @throws RequestError */
  send: (code: string) => Promise<void>;
  submitLabel: string;
  pendingLabel: string;
  /** To what was asked for before. */
  onBack: () => void;
}

/** Asks for the code of an account with a second factor, or for a recovery code. */
export function CodeForm({ send, submitLabel, pendingLabel, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  // A toast would cover the way to the recovery code.
  const submission = useSubmission({ atFields: true, inline: true });
  const { label, description, other, field } = kinds[kind];

  function change() {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    submission.corrected('code');
  }

  return (
    <AccessForm
      submission={submission}
      onSubmit={() => void submission.run({ problem: problemOf(code), words, work: () => send(code) })}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      note={
        <PlainButton variant="quiet" onClick={onBack}>
          Zurück
        </PlainButton>
      }
    >
      <PlainTextField
        key={kind}
        ref={focus}
        label={label}
        description={description}
        name="code"
        autoCorrect="off"
        {...field}
        value={code}
        onChange={setCode}
        error={submission.errors['code']}
      />
      <PlainButton variant="quiet" onClick={change}>
        {other}
      </PlainButton>
    </AccessForm>
  );
}
