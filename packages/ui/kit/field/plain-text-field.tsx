import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import password from './password-field.module.css';
import { usePlainFieldNotes } from './plain-field-notes.tsx';
import styles from './text-field.module.css';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'children'>;

export interface PlainTextFieldProps extends InputProps {
  label: string;
  onChange?: (value: string) => void;
  /** Below the field. */
  description?: string;
  /** Shown below, marks the field as wrong. */
  error?: string | undefined;
}

interface FrameProps extends PlainTextFieldProps {
  inputClass?: string | undefined;
  /** Beside the input, inside its box. */
  tool?: ReactNode;
}

function Field({ label, description, onChange, error, inputClass, tool, ...props }: FrameProps) {
  const id = useId();
  const { attributes, notes } = usePlainFieldNotes(description, error);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={password.box}>
        <input
          {...props}
          id={id}
          {...attributes}
          onChange={(event) => onChange?.(event.target.value)}
          className={classNames(styles.input, inputClass)}
        />
        {tool}
      </div>
      {notes}
    </div>
  );
}

/** Looks like `TextField`, is the browser's own: for public pages, which must load little. */
export function PlainTextField(props: PlainTextFieldProps) {
  return <Field {...props} />;
}

/** The same for `PasswordField`. */
export function PlainPasswordField({ label, ...props }: Omit<PlainTextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputClass={password.input}
      tool={
        <button
          type="button"
          className={password.toggle}
          aria-pressed={shown}
          aria-label={`${label} ${shown ? 'verbergen' : 'anzeigen'}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Verbergen' : 'Anzeigen'}
        </button>
      }
    />
  );
}
