import type { Submission } from '../../forms/use-submission.ts';
import { PasswordField } from '../../kit/password-field.tsx';

/** What is wrong with the password before it is sent. */
export const ownPasswordProblem = (password: string) => (password === '' ? 'Bitte gib dein Passwort ein.' : undefined);

export interface OwnPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  submission: Pick<Submission, 'errors' | 'corrected'>;
}

/** Asks again for the password of whoever is signed in, under the name `password`. */
export function OwnPasswordField({ value, onChange, submission }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      label="Dein Passwort"
      autoComplete="current-password"
      value={value}
      onChange={(typed) => {
        onChange(typed);
        submission.corrected('password');
      }}
      error={submission.errors['password']}
    />
  );
}
