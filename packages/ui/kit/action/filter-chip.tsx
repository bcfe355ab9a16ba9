import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import chips from '../field/chips.module.css';
import { classNames } from '../class-names.ts';
import styles from './filter-chip.module.css';
import { MultiChips } from '../field/multi-chips.tsx';
import type { Choice } from '../field/segments.tsx';

export interface FilterChipProps<Value extends string> {
  label: string;
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A chip that says what is chosen of many options, and opens them. */
export function FilterChip<Value extends string>({ label, options, value, onChange }: FilterChipProps<Value>) {
  const [only] = value;
  const shown = value.length === 1 ? (options.find((option) => option.value === only)?.label ?? only) : `${label}: ${value.length}`;
  return (
    <DialogTrigger>
      <Button
        className={classNames(chips.chip, styles.chip, value.length > 0 && styles.chosen)}
        aria-label={value.length === 0 ? label : `${label}: ${value.length === 1 ? shown : `${value.length} gewählt`}`}
      >
        {value.length === 0 ? label : shown}
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <Popover placement="bottom start" className={classNames(styles.popover)}>
        <Dialog aria-label={label} className={classNames(styles.dialog)}>
          <MultiChips label={label} options={options} value={value} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
