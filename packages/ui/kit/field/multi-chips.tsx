import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from 'react-aria-components/CheckboxGroup';
import { ChipsBody, type ChipsBodyProps } from './chips-body.tsx';
import styles from './chips.module.css';
import { classNames } from '../class-names.ts';
import type { Choice } from './segments.tsx';

type GroupProps = Omit<CheckboxGroupProps, 'className' | 'children' | 'value' | 'onChange'> & Omit<ChipsBodyProps, 'children'>;

export interface MultiChipsProps<Value extends string> extends GroupProps {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several of many options, as chips that wrap. */
export function MultiChips<Value extends string>(props: MultiChipsProps<Value>) {
  const { label, options, value, onChange, description, error, oneRow, ...group } = props;
  return (
    <CheckboxGroup
      validationBehavior="aria"
      {...group}
      value={[...value]}
      isInvalid={Boolean(error)}
      onChange={(chosen) => onChange(chosen as Value[])}
      className={classNames(styles.group)}
    >
      <ChipsBody label={label} description={description} error={error} {...(oneRow && { oneRow })}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} className={classNames(styles.chip)}>
            {option.label}
          </Checkbox>
        ))}
      </ChipsBody>
    </CheckboxGroup>
  );
}
