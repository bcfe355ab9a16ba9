import type { Submission } from '../../../forms/use-submission.ts';
import { TextField } from '../../../kit/text-field.tsx';

/** What is wrong with the code before it is sent. */
export const ownCodeProblem = (code: string) => (code.trim() === '' ? 'Bitte gib den Code ein.' : undefined);

/** What is said of a code that the server does not take. */
export const ownCodeRefused = 'Der Code stimmt nicht, oder er wurde schon benutzt.';

export interface OwnCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  submission: Pick<Submission, 'errors' | 'corrected'>;
}

/** Asks for a code of the second factor of whoever is signed in, under the name `code`. */
export function OwnCodeField({ value, onChange, submission }: OwnCodeFieldProps) {
  return (
    <TextField
      label="Code aus der App oder Wiederherstellungscode"
      autoComplete="one-time-code"
      maxLength={60}
      value={value}
      onChange={(typed) => {
        onChange(typed);
        submission.corrected('code');
      }}
      error={submission.errors['code']}
    />
  );
}
