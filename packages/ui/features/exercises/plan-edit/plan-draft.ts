import type { Plan } from '@anwurf/db/queries/plans';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { toChosenExercise } from '@anwurf/domain/workout/edited-plan';
import type { ChosenExercise } from '@anwurf/domain/workout/own-plan';
import type { OfferedExercise } from '../find/offered-exercise.ts';

/** A session of a plan that is being changed. */
export interface SessionDraft {
  /** Null: a new one. */
  readonly id: string | null;
  readonly exercises: readonly ChosenExercise[];
}

/** A saved plan that is being changed. */
export interface PlanDraft {
  /** Null: a plan without weeks. */
  readonly weeks: number | null;
  readonly perWeek: number;
  readonly sessions: readonly SessionDraft[];
  /** The open session, 0-based. */
  readonly active: number;
}

/** Ids by which the offer knows the exercises of a session; one that it lacks, or a second of the same, has its own row's. */
function withIds(rows: readonly SessionExercise[], offers: readonly OfferedExercise[]): ChosenExercise[] {
  const used = new Set<string>();
  return rows.map((row) => {
    const named = offers.filter(({ id, name }) => name === row.name && !used.has(id));
    const offer = named.find(({ phase }) => phase === row.phase) ?? named[0];
    const id = offer?.id ?? `row-${row.id}`;
    used.add(id);
    return toChosenExercise(row, id);
  });
}

/** The stored plan as it is changed. */
export function planDraft(plan: Plan, exercises: readonly SessionExercise[], offers: readonly OfferedExercise[]): PlanDraft {
  const sessions = plan.sessions.map(({ id }) => ({
    id,
    exercises: withIds(
      exercises.filter(({ sessionId }) => sessionId === id),
      offers,
    ),
  }));
  return {
    weeks: plan.weekCount,
    perWeek: plan.sessionsPerWeek ?? Math.max(1, Math.min(7, sessions.length)),
    sessions,
    active: 0,
  };
}
