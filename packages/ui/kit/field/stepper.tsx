import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { classNames } from '../class-names.ts';
import { usePlainFieldNotes } from './plain-field-notes.tsx';
import { numberRoom } from './number-room.ts';
import { StepButton } from '../action/step-button.tsx';
import styles from './stepper.module.css';
import { StepperJumps } from './stepper-jumps.tsx';
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface StepperProps extends TypedNumberProps {
  /** Change of one press. A typed value may lie between two steps. */
  step: number;
  /** The number that steps are counted from, such as the weight of a bar; 0 without it. */
  stepFrom?: number | undefined;
  /** Larger changes of one press, below the number: 10 leads to '−10' and '+10'. */
  jumps?: readonly number[];
  /** Where the first press leads when nothing is entered; the lower bound without it. */
  startValue?: number | null;
  isReadOnly?: boolean;
  /** Marked as wrong by what stands elsewhere. */
  isInvalid?: boolean;
  'aria-describedby'?: string;
}

/**
 * Sets a number with a wet thumb: large buttons at both edges, press and hold repeats, arrow keys work,
 * and the number itself can be typed: a tap on it selects all of it. The field is named 'Gewicht in kg', its buttons 'Gewicht verringern' and 'Gewicht erhöhen'.
 */
export function Stepper({ label, unit, jumps = [], isInvalid, 'aria-describedby': describedBy, ...entry }: StepperProps) {
  const typed = useTypedNumber(entry);
  const input = useRef<HTMLInputElement>(null);
  const { attributes, notes } = usePlainFieldNotes(undefined, typed.problem);
  const name = `${label} in ${unit}`;
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
          <Minus aria-hidden="true" />
        </StepButton>
        <span className={styles.value}>
          <Input
            {...typed.input}
            ref={input}
            aria-label={name}
            aria-invalid={isInvalid || attributes['aria-invalid']}
            aria-describedby={classNames(describedBy, attributes['aria-describedby']) || undefined}
            className={classNames(styles.input)}
            placeholder="–"
          />
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
          <Plus aria-hidden="true" />
        </StepButton>
      </div>
      {jumps.length > 0 && <StepperJumps label={label} jumps={jumps} typed={typed} write={entry.rule.write} input={input} />}
      <div aria-live="polite">{notes}</div>
      <span aria-live="assertive">{typed.announced && <VisuallyHidden>{typed.announced}</VisuallyHidden>}</span>
    </div>
  );
}
