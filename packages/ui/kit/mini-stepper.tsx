import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { classNames } from './class-names.ts';
import styles from './mini-stepper.module.css';
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts';

/** A small whole number beside another one; each press is one more or less, and it can be typed. The buttons say 'Sätze verringern' and 'Sätze erhöhen'. */
export function MiniStepper({ label, unit, value, onChange, ...bounds }: TypedNumberProps) {
  const typed = useTypedNumber({ value, onChange });
  return (
    <NumberField
      {...bounds}
      aria-label={label}
      {...typed.field}
      step={1}
      isWheelDisabled
      incrementAriaLabel={`${label} erhöhen`}
      decrementAriaLabel={`${label} verringern`}
    >
      <Group className={classNames(styles.stepper)}>
        <Button slot="decrement" className={classNames(styles.button)}>
          <Minus size={20} aria-hidden="true" />
        </Button>
        <span className={styles.value}>
          <Input {...typed.input} className={classNames(styles.input)} />
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        </span>
        <Button slot="increment" className={classNames(styles.button)}>
          <Plus size={20} aria-hidden="true" />
        </Button>
      </Group>
    </NumberField>
  );
}
