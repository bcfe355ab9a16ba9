import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './password-field.module.css';
import type { TextFieldProps } from './text-field.tsx';
import field from './text-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'rows' | 'description' | 'placeholder'>;

/** A password that can be shown: whoever types with wet thumbs wants to see it. */
export function PasswordField({ label, error, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      className={classNames(field.field)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.box}>
        <Input className={`${field.input} ${styles.input}`} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        <Button
          className={classNames(styles.toggle)}
          aria-pressed={shown}
          aria-label={`${label} ${shown ? 'verbergen' : 'anzeigen'}`}
          onPress={() => setShown(!shown)}
        >
          {shown ? 'Verbergen' : 'Anzeigen'}
        </Button>
      </div>
      <FieldError>{error}</FieldError>
    </AriaTextField>
  );
}
