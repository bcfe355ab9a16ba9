import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldDescription } from './field-description.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children'> {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  /** Shown below, marks the field as wrong. */
  error?: string | undefined;
  /** Id of a `datalist` with proposals. */
  list?: string;
  /** Rows of a longer text; one line without it. */
  rows?: number;
}

export function TextField({ label, description, placeholder, error, rows, list, ...props }: TextFieldProps) {
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <AriaTextField validationBehavior="aria" {...props} isInvalid={Boolean(error)} className={classNames(styles.field)}>
      <Label className={styles.label}>{label}</Label>
      {rows ? (
        <TextArea {...hint} rows={rows} className={classNames(styles.input)} />
      ) : (
        <Input {...hint} {...(list !== undefined && { list })} className={styles.input ?? ''} />
      )}
      <FieldDescription error={error}>{description}</FieldDescription>
    </AriaTextField>
  );
}
