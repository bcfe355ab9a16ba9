import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import styles from './swap-option.module.css';

export interface SwapOptionProps {
  value: string;
  picture: ReactNode;
  name: ReactNode;
  /** Why it is suggested, or what it is. */
  note: ReactNode;
  /** Reason against it. */
  objection: string | null;
}

/** An exercise to choose. */
export function SwapOption({ value, picture, name, note, objection }: SwapOptionProps) {
  return (
    <Radio value={value} className={classNames(styles.option)}>
      {picture}
      <span className={styles.text}>
        <b>{name}</b>
        {note && <small>{note}</small>}
        {objection !== null && <small className={styles.objection}>{objection}</small>}
      </span>
      <span className={styles.mark} aria-hidden="true">
        <Check size={16} strokeWidth={3.4} />
      </span>
    </Radio>
  );
}
