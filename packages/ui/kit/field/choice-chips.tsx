import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { ChipsBody, type ChipsBodyProps } from './chips-body.tsx';
import styles from './chips.module.css';
import { classNames } from '../class-names.ts';
import type { Choice } from './segments.tsx';

type GroupProps = Omit<RadioGroupProps, 'className' | 'children' | 'value' | 'onChange'> & Omit<ChipsBodyProps, 'children'>;

export interface ChoiceChipsProps<Value extends string> extends GroupProps {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of several options, as chips that wrap. */
export function ChoiceChips<Value extends string>({ label, options, onChange, description, error, ...props }: ChoiceChipsProps<Value>) {
  const chips = options.map((option) => (
    <Radio key={option.value} value={option.value} className={classNames(styles.chip)}>
      {option.label}
    </Radio>
  ));
  return (
    <RadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(error)}
      onChange={(value) => onChange(value as Value)}
      className={classNames(styles.group)}
    >
      <ChipsBody label={label} description={description} error={error}>
        {chips}
      </ChipsBody>
    </RadioGroup>
  );
}
