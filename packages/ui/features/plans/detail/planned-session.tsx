import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { useComplaints, useSparing } from '../../../data/use-spared-session.ts';
import { SessionExercises } from './session-exercises.tsx';

export interface PlannedSessionProps {
  sessionId: string;
  /** As they are to be done in this week. */
  exercises: readonly SessionExercise[];
  onSwap: (exercise: SessionExercise) => void;
}

/** The exercises of a session of a plan, with what complaints make of them. */
export function PlannedSession({ sessionId, exercises, onSwap }: PlannedSessionProps) {
  const { changes } = useSparing(sessionId, exercises, useComplaints());
  return <SessionExercises exercises={exercises} changes={changes} onSwap={onSwap} />;
}
