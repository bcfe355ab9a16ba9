import { PlainPasswordField } from '../../kit/plain-text-field.tsx';
import type { Submission } from '../../forms/use-submission.ts';
import type { NewPassword } from './checks.ts';

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (change: Partial<NewPassword>) => void;
  errors: Submission['errors'];
  label?: string;
}

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, errors, label = 'Passwort' }: NewPasswordFieldsProps) {
  return (
    <>
      <PlainPasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        minLength={6}
        value={value.password}
        onChange={(password) => onChange({ password })}
        error={errors.password}
      />
      <PlainPasswordField
        label={`${label} bestätigen`}
        name="confirm-password"
        autoComplete="new-password"
        minLength={6}
        value={value.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        error={errors.confirmPassword}
      />
    </>
  );
}
