import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import { classNames } from './class-names.ts';
import styles from './stepper.module.css';
import { useTypedNumber } from './use-typed-number.ts';

export interface StepperProps extends Omit<NumberFieldProps, 'className' | 'children' | 'value' | 'onChange' | 'step'> {
  /** Names the value: 'Gewicht'. The buttons say 'Gewicht verringern' and 'Gewicht erhöhen'. */
  label: string;
  unit: string;
  /** `null`: nothing entered yet, shown as –. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What a press adds or takes away. A typed value may lie between two steps. */
  step: number;
}

/**
 * Sets a number with a wet thumb: large buttons at both edges, press and hold repeats, arrow keys work,
 * and the number itself can be typed with a decimal comma.
 */
export function Stepper({ label, unit, value, onChange, step, minValue = 0, ...props }: StepperProps) {
  const typed = useTypedNumber({ value, onChange });
  return (
    <NumberField
      {...props}
      aria-label={`${label} in ${unit}`}
      {...typed.field}
      step={step}
      minValue={minValue}
      commitBehavior="validate"
      validationBehavior="aria"
      isWheelDisabled
      incrementAriaLabel={`${label} erhöhen`}
      decrementAriaLabel={`${label} verringern`}
      formatOptions={{ maximumFractionDigits: 2 }}
    >
      <Group className={classNames(styles.stepper)}>
        <Button slot="decrement" className={classNames(styles.button)}>
          <Minus aria-hidden="true" />
        </Button>
        <span className={styles.value}>
          <Input {...typed.input} className={classNames(styles.input)} placeholder="–" />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </span>
        <Button slot="increment" className={classNames(styles.button)}>
          <Plus aria-hidden="true" />
        </Button>
      </Group>
    </NumberField>
  );
}
