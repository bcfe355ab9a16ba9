import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import type { Session } from '@anwurf/db/queries/sessions';
import { useSyncState } from '@anwurf/db/client/react';
import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { ELAPSED_TICK_MS, elapsedMinutes } from '@anwurf/domain/workout/workout-duration';
import { progressText } from '@anwurf/domain/workout/workout-progress';
import { WifiOff, X } from 'lucide-react';
import type { PlanWeek } from '../../../data/use-plan-week.ts';
import { weekWords } from '../../../data/week-words.ts';
import { Badge } from '../../../kit/badge.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Num } from '../../../kit/num.tsx';
import { ProgressSegments, type SegmentState } from '../../../kit/progress-segments.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './workout-head.module.css';

export interface WorkoutHeadProps {
  session: Session;
  /** Null: a plan without weeks. */
  week: PlanWeek | null;
  exercises: readonly SessionExercise[];
  index: number;
  startTime: Date;
  resumed: boolean;
  onLeave: () => void;
}

function stateAt(position: number, index: number): SegmentState {
  if (position === index) return 'now';
  return position < index ? 'done' : 'open';
}

/** Where the player is in the session: unit, minutes, phases. */
export function WorkoutHead({ session, week, exercises, index, startTime, resumed, onLeave }: WorkoutHeadProps) {
  const minutes = elapsedMinutes(startTime, useNow(ELAPSED_TICK_MS));
  const { connection } = useSyncState();
  const groups = PHASES.map((phase) => ({
    label: PHASE_LABELS[phase],
    segments: exercises.flatMap((exercise, position) => (exercise.phase === phase ? [stateAt(position, index)] : [])),
  })).filter((group) => group.segments.length > 0);
  return (
    <header className={styles.head} data-surface="court">
      <div className={styles.inner}>
        <div className={styles.row}>
          <IconButton aria-label="Training unterbrechen" onPress={onLeave}>
            <X aria-hidden="true" />
          </IconButton>
          <h2 className={styles.title}>
            Einheit {session.order} von {session.sessionCount}
            {week && <span className={styles.week}>{weekWords(week)}</span>}
            {resumed && <Badge kind="court">Fortgesetzt</Badge>}
          </h2>
          {connection === 'offline' && <WifiOff size={20} role="img" aria-label="Kein Empfang. Alles wird auf dem Gerät gespeichert." />}
          <span className={styles.minutes}>
            <Num size="s" unit="min">
              {minutes}
            </Num>
          </span>
        </div>
        <ProgressSegments label={progressText(index, exercises.length)} groups={groups} />
      </div>
    </header>
  );
}
