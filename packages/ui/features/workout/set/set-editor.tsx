import type { SetValues } from '@anwurf/domain/workout/logged-set';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stepper } from '../../../kit/stepper.tsx';
import type { MetricField } from './metric-fields.ts';
import styles from './set-editor.module.css';

export interface SetEditorProps {
  number: number;
  /** 'zuletzt 32,5 kg × 7'. */
  hint: string | null;
  fields: readonly MetricField[];
  values: SetValues;
  problem: string | null;
  onChange: (values: SetValues) => void;
  /** Buttons below the values. */
  children?: ReactNode;
}

/** The set being entered: thumbs left and right, the values in the middle. */
export function SetEditor({ number, hint, fields, values, problem, onChange, children }: SetEditorProps) {
  return (
    <div className={styles.editor}>
      <p className={styles.title}>
        Satz {number}
        {hint && <span>{hint}</span>}
      </p>
      {fields.map((field) => (
        <Stepper
          key={field.key}
          label={field.label}
          unit={field.unit}
          step={field.step}
          value={values[field.key]}
          isInvalid={problem !== null}
          onChange={(value) => onChange({ ...values, [field.key]: value })}
        />
      ))}
      {problem && (
        <p className={styles.problem} role="alert">
          <TriangleAlert size={20} aria-hidden="true" />
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
