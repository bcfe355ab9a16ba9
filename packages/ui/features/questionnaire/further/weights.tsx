import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { numberRule } from '../../../forms/number-rule.ts';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import styles from './further.module.css';

export interface WeightsProps {
  /** Kilograms; null: not said. */
  step: number | null;
  heaviest: number | null;
  onChange: (change: { weightStep: number | null } | { heaviestDumbbell: number | null }) => void;
}

/** The weights at hand. */
export function Weights({ step, heaviest, onChange }: WeightsProps) {
  return (
    <div className={styles.pair}>
      <NumberBox
        label="Schwerste Hantel"
        unit="kg"
        rule={numberRule(NUMERIC_FIELDS.heaviestDumbbell)}
        value={heaviest}
        keepsKnown
        onChange={(heaviestDumbbell) => onChange({ heaviestDumbbell })}
      />
      <NumberBox
        label="Kleinster Schritt"
        unit="kg"
        rule={numberRule(NUMERIC_FIELDS.weightStep)}
        value={step}
        keepsKnown
        onChange={(weightStep) => onChange({ weightStep })}
      />
    </div>
  );
}
