import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import type { ReactNode } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Button } from '../../../kit/action/button.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './trial-calculator.module.css';

export interface TrialCalculatorProps {
  title: string;
  /** Fields that the trial is calculated from. */
  children: ReactNode;
  /** The calculated trial; null while something is missing. */
  value: number | null;
  unit: string;
  onTake: (value: number) => void;
}

/** Calculates a trial of what was counted or measured otherwise, and takes it over. */
export function TrialCalculator({ title, children, value, unit, onTake }: TrialCalculatorProps) {
  return (
    <Disclosure title={title}>
      <div className={styles.fields}>
        {children}
        <Button variant="line" isDisabled={value === null} onPress={() => value !== null && onTake(value)}>
          {value === null ? (
            'Als Versuch übernehmen'
          ) : (
            <span>
              <Num unit={unit}>{formatGermanDecimal(value, { decimals: 1 })}</Num> übernehmen
            </span>
          )}
        </Button>
      </div>
    </Disclosure>
  );
}

/** Pictures that the camera takes in a second. */
export function PictureRate({ value, onChange }: { value: number | null; onChange: (rate: number | null) => void }) {
  return (
    <NumberBox
      label="Bilder je Sekunde"
      unit="Bilder"
      rule={numberRule(NUMERIC_FIELDS.picturesPerSecond)}
      value={value}
      onChange={onChange}
    />
  );
}

/** Pictures a second of most phones in slow motion. */
export const USUAL_RATE = 240;
