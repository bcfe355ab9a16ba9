import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { classNames } from './class-names.ts';
import styles from './number-box.module.css';
import field from './text-field.module.css';
import { useTypedNumber } from './use-typed-number.ts';

export interface NumberBoxProps {
  label: string;
  unit: string;
  /** `null`: nothing entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  minValue: number;
  maxValue: number;
}

/** A number that is typed, with a decimal comma; what is beyond the bounds is set to them. */
export function NumberBox({ label, unit, value, onChange, ...bounds }: NumberBoxProps) {
  const typed = useTypedNumber({ value, onChange });
  return (
    <NumberField
      {...bounds}
      {...typed.field}
      formatOptions={{ maximumFractionDigits: 2 }}
      isWheelDisabled
      className={classNames(styles.field)}
    >
      <Label className={field.label}>{label}</Label>
      <Group className={classNames(styles.box)}>
        <Input {...typed.input} className={classNames(styles.input)} placeholder="–" />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </Group>
    </NumberField>
  );
}
