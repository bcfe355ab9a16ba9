import { type GroupedRow, groupAt, groupSize, LARGEST_GROUP_KEY, MOST_IN_GROUP } from './exercise-group.ts';
import type { Phase } from '../vocabulary/phase.ts';

/** An exercise of a session that may be joined with its neighbours. */
interface JoinableRow extends GroupedRow {
  readonly id: string;
  readonly phase: Phase;
  readonly sets: number;
  /** Id of the schedule that it follows. */
  readonly schedule?: string | undefined;
}

/** Rest after a round where no exercise has a pause, in seconds. */
const USUAL_ROUND_REST = 60;

const alone = <Row extends JoinableRow>(exercise: Row): Row => ({ ...exercise, groupKey: null, roundRest: null });

function freeKey(session: readonly JoinableRow[]): number {
  const used = new Set(session.map(({ groupKey }) => groupKey));
  for (let key = 1; key < LARGEST_GROUP_KEY; key += 1) if (!used.has(key)) return key;
  return LARGEST_GROUP_KEY;
}

/** Consecutive exercises of one part with one key. */
function runsOf<Row extends JoinableRow>(session: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const exercise of session) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const key = exercise.groupKey ?? null;
    if (run !== undefined && key !== null && before?.groupKey === key && before.phase === exercise.phase) run.push(exercise);
    else runs.push([exercise]);
  }
  return runs;
}

/**
 * A session after an exercise was added, removed, or put into another part: an exercise that has lost the others of its group is on its
 * own, and no key occurs twice.
 */
export function withTidyGroups<Row extends JoinableRow>(session: readonly Row[]): Row[] {
  const kept = new Set<number>();
  return runsOf(session).flatMap((run) => {
    const key = run[0]?.groupKey ?? null;
    if (key === null) return run;
    if (run.length === 1 || kept.has(key)) return run.map(alone);
    kept.add(key);
    return run;
  });
}

/** Whether an exercise can be joined with its neighbour: of the same part, not in one group already, and the group not too large. */
export function canJoin(session: readonly JoinableRow[], id: string, step: -1 | 1): boolean {
  const index = session.findIndex((one) => one.id === id);
  const own = groupAt(session, index);
  const edge = step < 0 ? (own?.first ?? index) - 1 : (own?.end ?? index + 1);
  const neighbour = session[edge];
  if (index === -1 || neighbour === undefined || neighbour.phase !== session[index]?.phase) return false;
  const other = groupAt(session, edge);
  return (own === null ? 1 : groupSize(own)) + (other === null ? 1 : groupSize(other)) <= MOST_IN_GROUP;
}

/**
 * The session with an exercise, and the group that it is in, joined with the exercise or group above (−1) or below (1) it. The rest of
 * the round is that of the group that was there, else the longest pause. The same array where it cannot.
 */
export function withJoined<Row extends JoinableRow>(session: readonly Row[], id: string, step: -1 | 1): readonly Row[] {
  if (!canJoin(session, id, step)) return session;
  const index = session.findIndex((one) => one.id === id);
  const blockAt = (place: number) => groupAt(session, place) ?? { first: place, end: place + 1 };
  const own = blockAt(index);
  const other = blockAt(step < 0 ? own.first - 1 : own.end);
  const first = Math.min(own.first, other.first);
  const end = Math.max(own.end, other.end);
  const members = session.slice(first, end);
  const known = groupAt(session, index) ?? groupAt(session, other.first);
  const longest = Math.max(...members.map(({ pauseSeconds }) => pauseSeconds ?? 0));
  const roundRest = known?.rest ?? (longest > 0 ? longest : USUAL_ROUND_REST);
  const groupKey = known === null ? freeKey(session) : (session[known.first]?.groupKey ?? freeKey(session));
  return session.map((exercise, place) => (place >= first && place < end ? { ...exercise, groupKey, roundRest } : exercise));
}

/**
 * The session with an exercise on its own again: a superset is taken apart, of a circuit the exercise alone leaves and comes behind it.
 */
export function withTakenApart<Row extends JoinableRow>(session: readonly Row[], id: string): readonly Row[] {
  const index = session.findIndex((one) => one.id === id);
  const group = groupAt(session, index);
  const exercise = session[index];
  if (group === null || exercise === undefined) return session;
  const moved = [...session.slice(0, index), ...session.slice(index + 1, group.end), alone(exercise), ...session.slice(group.end)];
  return groupSize(group) > 2 ? moved : withDissolved(session, id);
}

/** The session with all exercises of a group on their own, in their order. */
export function withDissolved<Row extends JoinableRow>(session: readonly Row[], id: string): readonly Row[] {
  const group = groupAt(
    session,
    session.findIndex((one) => one.id === id),
  );
  if (group === null) return session;
  return session.map((exercise, place) => (place >= group.first && place < group.end ? alone(exercise) : exercise));
}

/** The session with the rounds of a group, which are the sets of each of its exercises, and the seconds of rest after a round. */
export function withRounds<Row extends JoinableRow>(
  session: readonly Row[],
  id: string,
  change: { readonly rounds?: number; readonly rest?: number },
): readonly Row[] {
  const group = groupAt(
    session,
    session.findIndex((one) => one.id === id),
  );
  if (group === null) return session;
  return session.map((exercise, place) => {
    if (place < group.first || place >= group.end) return exercise;
    // Another number of rounds is no schedule any more.
    const sets = change.rounds === undefined ? {} : { sets: change.rounds, schedule: undefined };
    return { ...exercise, ...sets, roundRest: change.rest ?? group.rest };
  });
}
