import type { RefObject } from 'react';
import { StepButton } from '../action/step-button.tsx';
import { Num } from '../text/num.tsx';
import styles from './stepper.module.css';
import type { TypedNumber } from './use-typed-number.ts';

export interface StepperJumpsProps {
  label: string;
  jumps: readonly number[];
  typed: TypedNumber;
  write: (value: number) => string;
  input: RefObject<HTMLInputElement | null>;
}

/** A row of larger steps: '−10', '−2,5', '+2,5', '+10'. */
export function StepperJumps({ label, jumps, typed, write, input }: StepperJumpsProps) {
  const upwards = jumps.toSorted((one, other) => one - other);
  const all = [...upwards.toReversed().map((jump) => -jump), ...upwards];
  return (
    <div className={styles.jumps}>
      {all.map((amount) => {
        const shown = write(Math.abs(amount));
        return (
          <StepButton
            key={amount}
            label={`${label} um ${shown} ${amount < 0 ? 'verringern' : 'erhöhen'}`}
            isDisabled={amount < 0 ? !typed.canDecrease : !typed.canIncrease}
            onStep={() => typed.add(amount)}
            input={input}
            className={styles.jump}
          >
            <Num>
              {amount < 0 ? '−' : '+'}
              {shown}
            </Num>
          </StepButton>
        );
      })}
    </div>
  );
}
