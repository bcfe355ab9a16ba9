import {
  type ChosenExercise,
  clampedSession,
  OWN_SESSIONS,
  withExercise,
  withMoved,
  withoutExercise,
} from '@anwurf/domain/workout/own-plan';
import { useRef, useState } from 'react';
import type { SessionEditor } from '../generator/exercises-step.tsx';
import type { PlanDraft, SessionDraft } from './plan-draft.ts';

export interface PlanEdit extends SessionEditor {
  readonly plan: PlanDraft;
  /** Whether anything differs from what is stored. */
  readonly isChanged: boolean;
  readonly change: (part: Partial<PlanDraft>) => void;
  /** False: there are as many as a plan can have. */
  readonly canAddSession: boolean;
  readonly addSession: () => void;
  /** Takes the open session out; answers what puts it back. */
  readonly removeSession: () => () => void;
}

/** The changes of a saved plan, until they are saved. */
export function usePlanEdit(stored: PlanDraft): PlanEdit {
  const [plan, setPlan] = useState(stored);
  // An undo comes late, from a toast: it changes what is there then.
  const latest = useRef(plan);
  const [isChanged, setChanged] = useState(false);

  function keep(next: (now: PlanDraft) => PlanDraft, changes = true) {
    latest.current = next(latest.current);
    setPlan(latest.current);
    if (changes) setChanged(true);
  }
  const setSessions = (next: (sessions: readonly SessionDraft[]) => readonly SessionDraft[], active?: number) =>
    keep((now) => {
      const sessions = next(now.sessions);
      return { ...now, sessions, active: clampedSession(active ?? now.active, sessions.length) };
    });
  const put = (index: number, exercises: (now: readonly ChosenExercise[]) => readonly ChosenExercise[]) =>
    setSessions((sessions) => sessions.map((one, at) => (at === index ? { ...one, exercises: exercises(one.exercises) } : one)));
  const { active } = plan;

  return {
    plan,
    isChanged,
    sessions: plan.sessions.map(({ exercises }) => exercises),
    active,
    open: (index) => keep((now) => ({ ...now, active: index }), false),
    change: (part) => keep((now) => ({ ...now, ...part })),
    put: (exercise) => put(active, (session) => withExercise(session, exercise)),
    remove: (id) => put(active, (session) => withoutExercise(session, id)),
    move: (id, step) => put(active, (session) => withMoved(session, id, step)),
    restore: (session, exercises) => put(session, () => exercises),
    canAddSession: plan.sessions.length < OWN_SESSIONS.max,
    addSession: () => setSessions((sessions) => [...sessions, { id: null, exercises: [] }], plan.sessions.length),
    removeSession() {
      const gone = plan.sessions[active];
      setSessions((sessions) => sessions.filter((_, index) => index !== active));
      return () => gone && setSessions((sessions) => sessions.toSpliced(active, 0, gone), active);
    },
  };
}
