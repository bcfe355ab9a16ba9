import {
  type ChosenExercise,
  clampedSession,
  exerciseCount,
  isSessionCount,
  withExercise,
  withMoved,
  withoutExercise,
  withSessionCount,
} from '@anwurf/domain/workout/own-plan';
import { useRef, useState } from 'react';
import { useUserId } from '../../../storage/user-id.tsx';
import type { SessionEditor } from './exercises-step.tsx';
import { generatorDraftOf, type GeneratorDraft, NEW_DRAFT } from './generator-draft.ts';

export interface Generator extends SessionEditor {
  readonly draft: GeneratorDraft;
  /** Exercises of all sessions. */
  readonly total: number;
  /** Exercises that would be lost if the sessions became as many as typed. */
  readonly surplus: number;
  readonly change: (part: Partial<GeneratorDraft>) => void;
  /** Makes the sessions as many as typed and goes on to the exercises. */
  readonly applyCount: () => void;
  /** Begins anew; answers what brings the former plan back. */
  readonly startOver: () => () => void;
  /** It is saved: nothing stays on the device. */
  readonly drop: () => void;
}

/** The plan that is being made. Every change is kept on the device at once. */
export function useGenerator(): Generator {
  const kept = generatorDraftOf(useUserId());
  const [draft, setDraft] = useState<GeneratorDraft>(() => kept.read() ?? NEW_DRAFT);

  // An undo comes late, from a toast: it changes what is there then.
  const latest = useRef(draft);

  function keep(next: (draft: GeneratorDraft) => GeneratorDraft) {
    latest.current = next(latest.current);
    kept.keep(latest.current);
    setDraft(latest.current);
  }
  const change = (part: Partial<GeneratorDraft>) => keep((now) => ({ ...now, ...part }));
  const put = (index: number, session: (now: readonly ChosenExercise[]) => readonly ChosenExercise[]) =>
    keep((now) => ({ ...now, sessions: now.sessions.map((one, at) => (at === index ? [...session(one)] : one)) }));

  return {
    draft,
    sessions: draft.sessions,
    active: draft.active,
    open: (session) => change({ active: session }),
    total: exerciseCount(draft.sessions),
    surplus: isSessionCount(draft.count) ? exerciseCount(draft.sessions.slice(draft.count)) : 0,
    change,
    applyCount() {
      if (!isSessionCount(draft.count)) return;
      const sessions = withSessionCount(draft.sessions, draft.count).map((session) => [...session]);
      change({ sessions, active: clampedSession(draft.active, sessions.length), step: 3 });
    },
    put: (exercise) => put(draft.active, (session) => withExercise(session, exercise)),
    remove: (id) => put(draft.active, (session) => withoutExercise(session, id)),
    move: (id, step) => put(draft.active, (session) => withMoved(session, id, step)),
    restore: (session, exercises) => put(session, () => exercises),
    startOver() {
      const former = draft;
      keep(() => NEW_DRAFT);
      return () => keep(() => former);
    },
    drop: () => kept.drop(),
  };
}
