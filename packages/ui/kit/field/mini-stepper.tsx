import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { classNames } from '../class-names.ts';
import styles from './mini-stepper.module.css';
import { usePlainFieldNotes } from './plain-field-notes.tsx';
import { numberRoom } from './number-room.ts';
import { StepButton } from '../action/step-button.tsx';
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface MiniStepperProps extends Omit<TypedNumberProps, 'onChange' | 'keepsKnown'> {
  onChange: (value: number) => void;
}

/** A small whole number beside another one; each press is one more or less, and it can be typed. The buttons say 'Sätze verringern' and 'Sätze erhöhen'. */
export function MiniStepper({ label, unit, onChange, ...entry }: MiniStepperProps) {
  const typed = useTypedNumber({ ...entry, step: 1, keepsKnown: true, onChange: (value) => value !== null && onChange(value) });
  const input = useRef<HTMLInputElement>(null);
  const { attributes, notes } = usePlainFieldNotes(undefined, typed.problem);
  return (
    <div className={styles.field}>
      <div role="group" style={numberRoom(typed.text, unit)} className={styles.stepper}>
        <StepButton
          label={`${label} verringern`}
          isDisabled={!typed.canDecrease}
          onStep={typed.decrease}
          input={input}
          className={styles.button}
        >
          <Minus size={20} aria-hidden="true" />
        </StepButton>
        <span className={styles.value}>
          <Input {...typed.input} {...attributes} ref={input} aria-label={label} className={classNames(styles.input)} />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </span>
        <StepButton
          label={`${label} erhöhen`}
          isDisabled={!typed.canIncrease}
          onStep={typed.increase}
          input={input}
          className={styles.button}
        >
          <Plus size={20} aria-hidden="true" />
        </StepButton>
      </div>
      <div aria-live="polite">{notes}</div>
      <span aria-live="assertive">{typed.announced && <VisuallyHidden>{typed.announced}</VisuallyHidden>}</span>
    </div>
  );
}
