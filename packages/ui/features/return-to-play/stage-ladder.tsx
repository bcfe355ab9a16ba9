import { isUnderWay } from '@anwurf/domain/coach/return-to-play/next-stage';
import { counted } from '@anwurf/domain/workout/exercise-detail';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { shortDate } from './event-words.ts';
import styles from './stage-ladder.module.css';

export interface StageLadderProps {
  recovery: Recovery;
  /** Below the name of the present stage. */
  children?: ReactNode;
}

/** The stages as rungs, the last on top: solid below, dashed above, the present one bold and open. */
export function StageLadder({ recovery, children }: StageLadderProps) {
  const { ladder, state } = recovery;
  const isOn = isUnderWay(state);
  const rungs = ladder.stages.map((stage, index) => {
    const place = !isOn || index > state.stage ? 'todo' : index === state.stage ? 'now' : 'done';
    const passedOn = state.passedOn[index];
    return (
      <li key={stage.id} className={styles[place]} {...(place === 'now' && { 'aria-current': 'step' as const })}>
        <div className={styles.stage}>
          <b>
            {index + 1} · {stage.name}
          </b>
          {place === 'done' && passedOn !== undefined && <small>geschafft am {shortDate(passedOn)}</small>}
          {place === 'todo' && <small>mindestens {counted(stage.progress.days, 'Tag', 'Tage')}</small>}
          {place === 'done' && <Check size={22} strokeWidth={2.6} aria-label="geschafft" />}
        </div>
        {place === 'now' && children}
      </li>
    );
  });
  return <ol className={styles.ladder}>{rungs.toReversed()}</ol>;
}
