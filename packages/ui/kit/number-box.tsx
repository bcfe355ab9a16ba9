import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { classNames } from './class-names.ts';
import styles from './number-box.module.css';
import field from './text-field.module.css';
import { type TypedNumberProps, useTypedNumber } from './use-typed-number.ts';

/** A number that is typed, with a decimal comma; what is beyond the bounds is set to them. */
export function NumberBox({ label, unit, value, onChange, ...bounds }: TypedNumberProps) {
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
