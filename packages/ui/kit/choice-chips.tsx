import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import styles from './chips.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import type { Choice } from './segments.tsx';
import field from './text-field.module.css';

export interface ChoiceChipsProps<Value extends string> extends Omit<RadioGroupProps, 'className' | 'children' | 'value' | 'onChange'> {
  label: string;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  description?: ReactNode;
  error?: string | undefined;
}

/** One of several options, as chips that wrap. */
export function ChoiceChips<Value extends string>({ label, options, onChange, description, error, ...props }: ChoiceChipsProps<Value>) {
  return (
    <RadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      onChange={(value) => onChange(value as Value)}
      className={classNames(styles.group)}
    >
      <Label className={field.label}>{label}</Label>
      {description && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <div className={styles.chips}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={classNames(styles.chip)}>
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </RadioGroup>
  );
}
