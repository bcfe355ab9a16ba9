import { format } from 'date-fns';
import type { Submission } from '../../forms/use-submission.ts';
import { TextField } from '../../kit/field/text-field.tsx';

/** Words for a question that did not go out. */
export const parentMailWords = {
  title: 'Die Mail konnte nicht verschickt werden',
  text: 'Bitte versuche es erneut.',
  codes: { too_many_requests: 'Heute sind schon drei Mails unterwegs. Morgen kannst du wieder eine schicken.' },
  fieldOf: { invalid_input: 'email' },
} as const;

/** The server's words for the player's own address, and those that also say what to do. */
const ownAddress = {
  said: 'Das ist die Adresse deines Kontos.',
  shown: 'Das ist die Adresse deines Kontos. Gehört sie deinen Eltern, ändere zuerst in den Einstellungen deine Adresse.',
};

/** Says since when a parent's answer is awaited. */
export const awaitedText = (askedAt: Date) =>
  `Am ${format(askedAt, 'dd.MM.yyyy')} haben wir deinen Eltern geschrieben. Wir warten auf ihre Antwort; der Link in der Mail gilt 14 Tage.`;

export interface ParentEmailFieldProps {
  submission: Submission;
  value: string;
  onChange: (email: string) => void;
}

/** The address of a parent, for one question. */
export function ParentEmailField({ submission, value, onChange }: ParentEmailFieldProps) {
  const error = submission.errors['email'];
  return (
    <TextField
      type="email"
      label="E-Mail deiner Eltern"
      name="parentEmail"
      autoComplete="off"
      description="Nur für diese Frage. Ohne Antwort löschen wir sie nach 14 Tagen."
      value={value}
      onChange={(email) => {
        onChange(email);
        submission.corrected('email');
      }}
      error={error === ownAddress.said ? ownAddress.shown : error}
    />
  );
}
