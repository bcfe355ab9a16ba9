import { DUMBBELL_RANGE, WEIGHT_STEP_RANGE } from '@anwurf/domain/coach/training-profile';
import { NumberBox } from '../../../kit/number-box.tsx';
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
        minValue={DUMBBELL_RANGE.min}
        maxValue={DUMBBELL_RANGE.max}
        value={heaviest}
        onChange={(heaviestDumbbell) => onChange({ heaviestDumbbell })}
      />
      <NumberBox
        label="Kleinster Schritt"
        unit="kg"
        minValue={WEIGHT_STEP_RANGE.min}
        maxValue={WEIGHT_STEP_RANGE.max}
        value={step}
        onChange={(weightStep) => onChange({ weightStep })}
      />
    </div>
  );
}
