import { DUMBBELL_RANGE, WEIGHT_STEP_RANGE } from '@anwurf/domain/coach/training-profile';
import { NumberBox } from '../../../kit/number-box.tsx';
import type { TypedNumberProps } from '../../../kit/use-typed-number.ts';
import styles from './further.module.css';

export interface WeightsProps {
  /** Kilograms; null: not said. */
  step: number | null;
  heaviest: number | null;
  onChange: (change: { weightStep: number | null } | { heaviestDumbbell: number | null }) => void;
}

interface KilogramsProps extends Pick<TypedNumberProps, 'label' | 'value' | 'onChange'> {
  range: { readonly min: number; readonly max: number };
}

function Kilograms({ range, ...box }: KilogramsProps) {
  return <NumberBox {...box} unit="kg" minValue={range.min} maxValue={range.max} />;
}

/** The weights at hand. */
export function Weights({ step, heaviest, onChange }: WeightsProps) {
  return (
    <div className={styles.pair}>
      <Kilograms
        label="Schwerste Hantel"
        range={DUMBBELL_RANGE}
        value={heaviest}
        onChange={(heaviestDumbbell) => onChange({ heaviestDumbbell })}
      />
      <Kilograms label="Kleinster Schritt" range={WEIGHT_STEP_RANGE} value={step} onChange={(weightStep) => onChange({ weightStep })} />
    </div>
  );
}
