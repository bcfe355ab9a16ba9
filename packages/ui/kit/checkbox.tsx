import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import errorStyles from './field-error.module.css';
import field from './text-field.module.css';

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
  const id = useId();
  const errorId = `${id}error`;
  const descriptionId = `${id}description`;
  const wrong = error !== undefined && error !== '';
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={wrong || undefined}
          aria-describedby={classNames(Boolean(description) && descriptionId, wrong && errorId) || undefined}
          className={styles.input}
        />
        <span className={styles.box}>
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      {description && (
        <span id={descriptionId} className={field.description}>
          {description}
        </span>
      )}
      {wrong && (
        <span id={errorId} className={errorStyles.error}>
          <TriangleAlert size={20} aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
