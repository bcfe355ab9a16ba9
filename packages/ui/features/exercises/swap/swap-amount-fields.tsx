import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import type { SwapAmounts } from '@anwurf/domain/workout/swapped-exercise';
import { numberRule } from '../../../forms/number-rule.ts';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import styles from './swap-amount-fields.module.css';
import { amountLabels } from './swap-words.ts';

const amountRules = {
  weight_reps: numberRule(NUMERIC_FIELDS.swappedReps),
  reps: numberRule(NUMERIC_FIELDS.swappedReps),
  seconds: numberRule(NUMERIC_FIELDS.swappedSeconds),
  metres: numberRule(NUMERIC_FIELDS.swappedMetres),
} as const;

export interface SwapAmountFieldsProps {
  metric: Metric;
  amounts: SwapAmounts;
  onChange: (part: Partial<SwapAmounts>) => void;
}

/** Sets, and what one of them is: repetitions, seconds or metres. */
export function SwapAmountFields({ metric, amounts, onChange }: SwapAmountFieldsProps) {
  const { label, unit } = amountLabels[metric];
  return (
    <div className={styles.amounts}>
      <MiniStepper
        label="Sätze"
        unit="Sätze"
        rule={numberRule(NUMERIC_FIELDS.swappedSets)}
        value={amounts.sets}
        onChange={(sets) => onChange({ sets })}
      />
      <MiniStepper
        key={metric}
        label={label}
        unit={unit}
        rule={amountRules[metric]}
        value={amounts.amount}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  );
}
