import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { EFFORTS, effortWord } from '@anwurf/domain/workout/effort';
import { Label } from 'react-aria-components/Label';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { numberRule } from '../../forms/number-rule.ts';
import { classNames } from '../../kit/class-names.ts';
import { Scale } from '../../kit/field/scale.tsx';
import { Stepper } from '../../kit/field/stepper.tsx';
import styles from './effort-fields.module.css';

const efforts = EFFORTS.map((value) => ({ value, shown: value, spoken: `${value}, ${effortWord(value)}` }));
const minutesRule = numberRule(NUMERIC_FIELDS.handballMinutes);
const STEP = 5;

export interface EffortFieldsProps {
  /** Null: what is typed is no number of minutes. */
  minutes: number | null;
  onMinutes: (minutes: number | null) => void;
  /** Null: not chosen yet. */
  effort: number | null;
  onEffort: (effort: number) => void;
}

/** A tap on a radio moves the focus only after it has chosen: typed minutes would come too late for what it stores. */
function takeTyped({ currentTarget }: { currentTarget: Element }): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && currentTarget.parentElement?.contains(active) === true && !currentTarget.contains(active))
    active.blur();
}

/** The minutes, and below them 'Wie anstrengend?' from 1 to 10. */
export function EffortFields({ minutes, onMinutes, effort, onEffort }: EffortFieldsProps) {
  return (
    <div className={styles.fields}>
      <Stepper label="Dauer" unit="min" rule={minutesRule} step={STEP} value={minutes} onChange={onMinutes} />
      <div onPointerDownCapture={takeTyped}>
        <RadioGroup
          orientation="horizontal"
          value={effort === null ? null : String(effort)}
          onChange={(chosen) => onEffort(Number(chosen))}
          className={classNames(styles.effort)}
        >
          <Label className={classNames(styles.label)}>Wie anstrengend war es?</Label>
          <Scale steps={efforts} className={styles.scale} />
          <p className={styles.ends}>
            <span>1 sehr leicht</span>
            <span>10 alles gegeben</span>
          </p>
        </RadioGroup>
      </div>
    </div>
  );
}
