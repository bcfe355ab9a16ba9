import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { usePlainFieldNotes } from './plain-field-notes.tsx';

export interface CheckboxProps {
  name?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Beside the box; tapping it ticks the box. */
  children: ReactNode;
  /** Below the label. Links belong here, so that the label stays one target. */
  description?: ReactNode;
  error?: string | undefined;
}

/** One thing to agree to, or not. The browser's own: public pages must load little. */
export function Checkbox({ name, isSelected, onChange, children, description, error }: CheckboxProps) {
  const { attributes, notes } = usePlainFieldNotes(description, error);
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          {...attributes}
          className={styles.input}
        />
        <span className={styles.box}>
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      {notes}
    </div>
  );
}
