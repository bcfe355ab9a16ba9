import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { Num } from '../text/num.tsx';
import styles from './scale.module.css';

export interface ScaleProps {
  steps: readonly {
    readonly value: number;
    readonly shown: ReactNode;
    /** Spoken text, where the number does not say it. */
    readonly spoken?: string;
  }[];
  /** How large its numbers are, and how many stand in a line. */
  className: string | undefined;
}

/** The numbers of a scale, each as large as a thumb; stands in a `RadioGroup`. */
export function Scale({ steps, className }: ScaleProps) {
  return (
    <div className={classNames(styles.scale, className)}>
      {steps.map(({ value, shown, spoken }) => (
        <Radio
          key={value}
          value={String(value)}
          className={classNames(styles.step)}
          {...(spoken !== undefined && { 'aria-label': spoken })}
        >
          <Num>{shown}</Num>
        </Radio>
      ))}
    </div>
  );
}
