import { EFFORTS, effortWord } from '@anwurf/domain/workout/effort';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import { Scale } from '../../../kit/field/scale.tsx';
import styles from './effort-choice.module.css';

const efforts = EFFORTS.map((value) => ({ value, shown: value, spoken: `${value}, ${effortWord(value)}` }));

export interface EffortChoiceProps {
  /** 1 to 10; null: not said. */
  value: number | null;
  onChange: (effort: number) => void;
  /** Below, in place of the words at both ends, once it is said. */
  children?: ReactNode;
}

/** 'Wie anstrengend war es?': one tap, or none. */
export function EffortChoice({ value, onChange, children }: EffortChoiceProps) {
  return (
    <RadioGroup
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      className={classNames(styles.effort)}
    >
      <div className={styles.head}>
        <Label>Wie anstrengend war es?</Label>
        <span>freiwillig, für deine Belastung</span>
      </div>
      <Scale steps={efforts} className={styles.scale} />
      {value === null ? (
        <div className={styles.ends}>
          <span>1 sehr leicht</span>
          <span>10 alles gegeben</span>
        </div>
      ) : (
        <p className={styles.load}>
          <b>{effortWord(value)}</b>
          {children}
        </p>
      )}
    </RadioGroup>
  );
}
