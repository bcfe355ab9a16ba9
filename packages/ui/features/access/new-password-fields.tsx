import { shortestPassword } from '@anwurf/contract/password-length';
import type { Submission } from '../../forms/use-submission.ts';
import { PlainPasswordField } from '../../kit/field/plain-text-field.tsx';
import type { NewPassword } from './checks.ts';

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (change: Partial<NewPassword>) => void;
  errors: Submission['errors'];
  label?: string;
}

const fields = [
  { key: 'password', name: 'new-password', suffix: '' },
  { key: 'confirmPassword', name: 'confirm-password', suffix: ' bestätigen' },
] as const;

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, errors, label = 'Passwort' }: NewPasswordFieldsProps) {
  return fields.map(({ key, name, suffix }) => (
    <PlainPasswordField
      key={key}
      label={`${label}${suffix}`}
      name={name}
      autoComplete="new-password"
      minLength={shortestPassword}
      value={value[key]}
      onChange={(typed) => onChange({ [key]: typed })}
      error={errors[key]}
    />
  ));
}
