import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import type { Choice } from './segments.tsx';
import styles from './select.module.css';
import hidden from '../text/visually-hidden.module.css';

export interface SelectProps<Value extends string> {
  /** Only for screen readers: the chosen option says what it is about. */
  label: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** As high as a chip, for a filter beside others. */
  small?: boolean;
}

/** One of many options, in a list that opens; typing finds one. */
export function Select<Value extends string>({ label, options, value, onChange, small = false }: SelectProps<Value>) {
  return (
    <AriaSelect value={value} onChange={(key) => onChange(key as Value)} className={classNames(styles.select, small && styles.small)}>
      <Label className={hidden.hidden}>{label}</Label>
      <Button className={classNames(styles.button)}>
        <SelectValue className={classNames(styles.value)} />
        <ChevronDown size={small ? 16 : 24} aria-hidden="true" />
      </Button>
      <Popover className={classNames(styles.popover)}>
        <ListBox items={options.map((option) => ({ ...option, id: option.value }))} className={classNames(styles.list)}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={classNames(styles.item)}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
