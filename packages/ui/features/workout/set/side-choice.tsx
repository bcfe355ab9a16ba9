import { amountOfSide, SIDE_LABELS, SIDES, type Side, type SidedValues } from '@anwurf/domain/workout/sides';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { Check } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import styles from './side-choice.module.css';

export interface SideChoiceProps {
  side: Side;
  metric: Metric;
  unit: string;
  values: SidedValues;
  /** Stored side; null: none yet. */
  begun: SidedValues | null;
  onChoose: (side: Side) => void;
}

/** Which side of a set is entered: solid under the one that is done, dashed under the one that is now. */
export function SideChoice({ side, metric, unit, values, begun, onChoose }: SideChoiceProps) {
  return (
    <RadioGroup
      aria-label="Seite"
      orientation="horizontal"
      value={side}
      onChange={(next) => onChoose(next === 'right' ? 'right' : 'left')}
      className={classNames(styles.sides)}
    >
      {SIDES.map((one) => {
        const isDone = begun !== null && amountOfSide(begun, one, metric) !== null;
        return (
          <Radio key={one} value={one} className={classNames(styles.side, isDone && styles.done)}>
            <span className={styles.head}>
              {SIDE_LABELS[one]}
              {isDone ? (
                <span className={styles.ready}>
                  <Check size={16} aria-hidden="true" />
                  fertig
                </span>
              ) : (
                one === side && <span>jetzt</span>
              )}
            </span>
            <Num size="l" unit={unit}>
              {shownNumber(amountOfSide(values, one, metric))}
            </Num>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
