import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { amountKey, amountOfSide, type Side, SIDE_LABELS, type SidedValues, withSide } from '@anwurf/domain/workout/sides';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Stepper } from '../../../kit/stepper.tsx';
import type { MetricField } from './metric-fields.ts';
import styles from './set-editor.module.css';

export interface SetEditorProps {
  number: number;
  /** 'zuletzt 32,5 kg × 7'. */
  hint: string | null;
  metric: Metric;
  fields: readonly MetricField[];
  values: SidedValues;
  /** The side that is entered; null for an exercise without sides. */
  side: Side | null;
  problem: string | null;
  /** While it is being stored. */
  isReadOnly: boolean;
  onChange: (values: SidedValues) => void;
  /** Above the values. */
  note?: ReactNode;
  /** Below the values. */
  children?: ReactNode;
}

/** The set being entered: thumbs left and right, the values in the middle. */
export function SetEditor({ number, hint, metric, fields, values, side, problem, isReadOnly, onChange, note, children }: SetEditorProps) {
  return (
    <div className={styles.editor}>
      <p className={styles.title}>
        Satz {number}
        {hint && <span>{hint}</span>}
      </p>
      {note}
      {fields.map((field) => {
        const ofSide = field.key === amountKey(metric) ? side : null;
        return (
          <Stepper
            key={field.key}
            label={ofSide === null ? field.label : `${field.label} ${SIDE_LABELS[ofSide].toLowerCase()}`}
            unit={field.unit}
            rule={numberRule(field.field)}
            step={field.step}
            value={ofSide === null ? values[field.key] : amountOfSide(values, ofSide, metric)}
            isInvalid={problem !== null}
            isReadOnly={isReadOnly}
            onChange={(value) => onChange(ofSide === null ? { ...values, [field.key]: value } : withSide(values, ofSide, metric, value))}
          />
        );
      })}
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
