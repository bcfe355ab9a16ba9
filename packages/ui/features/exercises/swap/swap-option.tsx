import type { ExerciseKind } from '@anwurf/domain/catalogue/catalogue-exercise';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import styles from './swap-option.module.css';

export interface SwapOptionProps {
  value: string;
  /** Null: not of the catalogue. */
  slug: string | null;
  name: ReactNode;
  equipment: readonly string[];
  kind?: ExerciseKind;
  /** Why it is suggested, or what it is. */
  note: ReactNode;
  /** What speaks against it. */
  objection: string | null;
}

/** An exercise to choose. */
export function SwapOption({ value, slug, name, equipment, kind, note, objection }: SwapOptionProps) {
  return (
    <Radio value={value} className={classNames(styles.option)}>
      <ExercisePicture slug={slug} equipment={equipment} kind={kind} />
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
