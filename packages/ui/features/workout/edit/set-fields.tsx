import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { amountKey, type Side, SIDE_LABELS, type SidedValues } from '@anwurf/domain/workout/sides';
import { numberRule } from '../../../forms/number-rule.ts';
import { Stepper } from '../../../kit/field/stepper.tsx';
import type { MetricField } from '../set/metric-fields.ts';
import styles from './set-dialog.module.css';

/** A field of the set; a side is named above it. */
interface Entry {
  readonly label: string;
  readonly side: Side | null;
  readonly field: MetricField;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

export interface SetFieldsProps {
  fields: readonly MetricField[];
  metric: Metric;
  hasSides: boolean;
  values: SidedValues;
  isInvalid: boolean;
  onChange: (values: SidedValues) => void;
}

/** A field is entered for each side where both do the amount. */
function entriesOf({ fields, metric, hasSides, values, onChange }: SetFieldsProps): Entry[] {
  return fields.flatMap((field): Entry[] => {
    const { key, label } = field;
    const whole = {
      label,
      side: null,
      field,
      value: values[key],
      onChange: (value: number | null) => onChange({ ...values, [key]: value }),
    };
    if (!hasSides || key !== amountKey(metric)) return [whole];
    const right = {
      field,
      value: values.rightAmount ?? null,
      onChange: (value: number | null) => onChange({ ...values, rightAmount: value }),
    };
    return [
      { ...whole, label: `${label} links`, side: 'left' },
      { ...right, label: `${label} rechts`, side: 'right' },
    ];
  });
}

/** The measured values of a set that is corrected. */
export function SetFields(props: SetFieldsProps) {
  return entriesOf(props).map(({ label, side, field, value, onChange }) => (
    <div key={label}>
      {side && (
        <p className={styles.side} aria-hidden="true">
          {SIDE_LABELS[side]}
        </p>
      )}
      <Stepper
        label={label}
        unit={field.unit}
        rule={numberRule(field.field)}
        step={field.step}
        value={value}
        isInvalid={props.isInvalid}
        onChange={onChange}
      />
    </div>
  ));
}
