import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './segments.module.css';
import field from './text-field.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string> extends Omit<RadioGroupProps, 'className' | 'children' | 'value' | 'onChange'> {
  label: string;
  /** Keeps the label for screen readers when a heading above already says it. */
  hideLabel?: boolean;
  options: readonly Choice<Value>[];
  /** `null`: none chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown below, marks the choice as wrong. */
  error?: string | undefined;
}

/** One of two to four short options, side by side. */
export function Segments<Value extends string>({ label, hideLabel = false, options, onChange, error, ...props }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      {...(hideLabel && { 'aria-label': label })}
      orientation="horizontal"
      onChange={(value) => onChange(value as Value)}
      className={classNames(styles.group)}
    >
      {!hideLabel && <Label className={field.label}>{label}</Label>}
      <div className={styles.track}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={classNames(styles.option)}>
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </RadioGroup>
  );
}
