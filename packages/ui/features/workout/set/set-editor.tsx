import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { amountKey, amountOfSide, type Side, SIDE_LABELS, type SidedValues, withSide } from '@anwurf/domain/workout/sides';
import { TriangleAlert } from 'lucide-react';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Stepper } from '../../../kit/field/stepper.tsx';
import { useSteady } from '../../../kit/use-steady.ts';
import { FarQuestion } from './far-question.tsx';
import type { AskedValue } from './use-far-question.ts';
import type { MetricField } from './metric-fields.ts';
import styles from './set-editor.module.css';

export interface SetEditorProps {
  /** 'Satz 2'. */
  title: string;
  /** 'zuletzt 32,5 kg × 7'. */
  hint: string | null;
  metric: Metric;
  fields: readonly MetricField[];
  values: SidedValues;
  /** The side that is entered; null for an exercise without sides. */
  side: Side | null;
  problem: string | null;
  /** A value that is asked about before the set is stored; null: none is. */
  asked: AskedValue | null;
  onAccept: () => void;
  onDropQuestion: () => void;
  /** While it is being stored. */
  isReadOnly: boolean;
  onChange: (values: SidedValues) => void;
  /** Above the values. */
  note?: ReactNode;
  /** Below the weight. */
  belowWeight?: ReactNode;
  /** Below the values. */
  children?: ReactNode;
}

interface SetFieldProps {
  field: MetricField;
  label: string;
  value: number | null;
  isInvalid: boolean;
  isReadOnly: boolean;
  onChange: (field: MetricField, value: number | null) => void;
}

/** A value of the set: its seven buttons are drawn anew only when it changes. */
const SetField = memo(function SetField({ field, label, value, isInvalid, isReadOnly, onChange }: SetFieldProps) {
  return (
    <Stepper
      label={label}
      unit={field.unit}
      rule={numberRule(field.field)}
      step={field.step}
      stepFrom={field.from}
      {...(field.jumps && { jumps: field.jumps })}
      value={value}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly}
      onChange={(next) => onChange(field, next)}
    />
  );
});

/** The set being entered: thumbs left and right, the values in the middle. */
export function SetEditor(props: SetEditorProps) {
  const {
    title,
    hint,
    metric,
    fields,
    values,
    side,
    problem,
    asked,
    isReadOnly,
    onChange,
    onAccept,
    onDropQuestion,
    note,
    belowWeight,
    children,
  } = props;
  const editor = useRef<HTMLDivElement>(null);
  const labelOf = ({ key, label }: MetricField) =>
    key === amountKey(metric) && side !== null ? `${label} ${SIDE_LABELS[side].toLowerCase()}` : label;
  const questioned = asked && fields.find(({ key }) => key === asked.key);

  const sideOf = ({ key }: MetricField) => (key === amountKey(metric) ? side : null);
  const { enter } = useSteady({
    enter: (field: MetricField, value: number | null) => {
      const of = sideOf(field);
      onChange(of === null ? { ...values, [field.key]: value } : withSide(values, of, metric, value));
    },
  });
  // The fields stay from set to set, and one in use would go on showing the set before.
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement && focused.type === 'text' && editor.current?.contains(focused) === true;
    // Leaving a field draws at once, which an effect must not.
    if (isField) queueMicrotask(() => focused.blur());
  }, [title]);

  function change(field: MetricField) {
    onDropQuestion();
    editor.current?.querySelector<HTMLInputElement>(`input[aria-label^="${labelOf(field)}"]`)?.focus();
  }
  return (
    <div ref={editor} className={styles.editor}>
      <p className={styles.title}>
        {title}
        {hint && <span>{hint}</span>}
      </p>
      {note}
      {fields.map((field) => {
        const ofSide = sideOf(field);
        return (
          <Fragment key={field.key}>
            <SetField
              field={field}
              label={labelOf(field)}
              value={ofSide === null ? values[field.key] : amountOfSide(values, ofSide, metric)}
              isInvalid={problem !== null}
              isReadOnly={isReadOnly}
              onChange={enter}
            />
            {field.key === 'weight' && belowWeight}
          </Fragment>
        );
      })}
      {asked && questioned && <FarQuestion far={asked} field={questioned} onAccept={onAccept} onChange={() => change(questioned)} />}
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
