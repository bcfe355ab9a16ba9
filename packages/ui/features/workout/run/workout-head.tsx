import type { Session } from '@anwurf/db/queries/sessions';
import { memo } from 'react';
import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { progressText } from '@anwurf/domain/workout/workout-progress';
import type { PlanWeek } from '../../../data/use-plan-week.ts';
import { weekWords } from '../../../data/week-words.ts';
import { ProgressSegments, type SegmentState } from '../../../kit/feedback/progress-segments.tsx';
import styles from './workout-head.module.css';
import type { RunningWorkout } from './running-workout.ts';
import { WorkoutBar } from './workout-bar.tsx';

interface HeadProps extends Pick<RunningWorkout, 'exercises' | 'index' | 'run'> {
  isBegun: boolean;
  onEnd: () => void;
  session: Session;
  /** Null: a plan without weeks. */
  week: PlanWeek | null;
  onLeave: () => void;
}

function stateAt(position: number, index: number): SegmentState {
  if (position === index) return 'now';
  return position < index ? 'done' : 'open';
}

const Head = memo(function Head({ exercises, index, run, isBegun, session, week, onLeave, onEnd }: HeadProps) {
  const groups = PHASES.map((phase) => ({
    label: PHASE_LABELS[phase],
    segments: exercises.flatMap((exercise, position) => (exercise.phase === phase ? [stateAt(position, index)] : [])),
  })).filter((group) => group.segments.length > 0);
  return (
    <WorkoutBar
      title={
        <>
          Einheit {session.order} von {session.sessionCount}
          {week && <span className={styles.week}>{weekWords(week)}</span>}
        </>
      }
      run={run}
      isBegun={isBegun}
      onLeave={onLeave}
      onEnd={onEnd}
    >
      <div className={styles.phases}>
        <ProgressSegments label={progressText(index, exercises.length)} groups={groups} />
      </div>
    </WorkoutBar>
  );
});

export interface WorkoutHeadProps extends Pick<HeadProps, 'session' | 'week' | 'onLeave'> {
  workout: RunningWorkout;
}

/** Where the player is in the session: unit, minutes, phases. */
export function WorkoutHead({ workout: { exercises, index, run, sets, end }, ...props }: WorkoutHeadProps) {
  return <Head {...props} exercises={exercises} index={index} run={run} isBegun={sets.length > 0} onEnd={end} />;
}
