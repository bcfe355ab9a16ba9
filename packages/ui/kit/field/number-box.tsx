import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { classNames } from '../class-names.ts';
import styles from './number-box.module.css';
import { usePlainFieldNotes } from './plain-field-notes.tsx';
import field from './text-field.module.css';
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts';

/** A number that is typed; arrow keys change it by one. */
export function NumberBox({ label, unit, ...entry }: TypedNumberProps) {
  const typed = useTypedNumber({ ...entry, step: 1 });
  const id = useId();
  const { attributes, notes } = usePlainFieldNotes(undefined, typed.problem);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={typed.problem === undefined ? undefined : true}>
        <Input {...typed.input} {...attributes} id={id} className={classNames(styles.input)} placeholder="–" />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </div>
      <div aria-live="polite" className={styles.note}>
        {notes}
      </div>
    </div>
  );
}
