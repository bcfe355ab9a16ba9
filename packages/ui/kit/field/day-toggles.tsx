import { Checkbox, CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import styles from './day-toggles.module.css';
import field from './text-field.module.css';

/** A day as it is shown ('Mo') and read out ('Montag'). */
export interface Day<Value extends string> {
  readonly value: Value;
  readonly short: string;
  readonly name: string;
}

export interface DayTogglesProps<Value extends string> {
  label: string;
  description?: string | undefined;
  days: readonly Day<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Days of the week, all seven in one row. */
export function DayToggles<Value extends string>({ label, description, days, value, onChange }: DayTogglesProps<Value>) {
  return (
    <CheckboxGroup
      value={[...value]}
      // In the order of the week, whatever was tapped first.
      onChange={(chosen) => onChange(days.map((day) => day.value).filter((day) => chosen.includes(day)))}
      className={classNames(styles.group)}
    >
      <Label className={field.label}>{label}</Label>
      {description && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <div className={styles.days}>
        {days.map((day) => (
          <Checkbox key={day.value} value={day.value} aria-label={day.name} className={classNames(styles.day)}>
            {day.short}
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
