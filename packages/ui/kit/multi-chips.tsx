import type { ReactNode } from 'react';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './chips.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import type { Choice } from './segments.tsx';
import field from './text-field.module.css';

export interface MultiChipsProps<Value extends string> extends Omit<CheckboxGroupProps, 'className' | 'children' | 'value' | 'onChange'> {
  label: string;
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  description?: ReactNode;
  error?: string | undefined;
}

/** Several of many options, as chips that wrap. */
export function MultiChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  description,
  error,
  ...props
}: MultiChipsProps<Value>) {
  return (
    <CheckboxGroup
      validationBehavior="aria"
      {...props}
      value={[...value]}
      isInvalid={Boolean(error)}
      onChange={(chosen) => onChange(chosen as Value[])}
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
          <Checkbox key={option.value} value={option.value} className={classNames(styles.chip)}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </CheckboxGroup>
  );
}
