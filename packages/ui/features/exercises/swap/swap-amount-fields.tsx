import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { SWAP_LIMITS, type SwapAmounts, swapNumber } from '@anwurf/domain/workout/swapped-exercise';
import { MiniStepper } from '../../../kit/mini-stepper.tsx';
import styles from './swap-amount-fields.module.css';
import { amountLabels } from './swap-words.ts';

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
        value={amounts.sets}
        onChange={(sets) => onChange({ sets: swapNumber(sets, SWAP_LIMITS.sets) })}
        minValue={1}
        maxValue={SWAP_LIMITS.sets}
      />
      <MiniStepper
        label={label}
        unit={unit}
        value={amounts.amount}
        onChange={(amount) => onChange({ amount: swapNumber(amount, SWAP_LIMITS.amount) })}
        minValue={1}
        maxValue={SWAP_LIMITS.amount}
      />
    </div>
  );
}
