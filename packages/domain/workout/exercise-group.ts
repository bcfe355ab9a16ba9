/** Membership of an exercise in a superset or circuit. */
export interface InGroup {
  /** Consecutive exercises with the same key are done in rounds; null or missing: on its own. */
  readonly groupKey?: number | null | undefined;
  /** Seconds of rest after a round, the same in each exercise of a group; null or missing: the longest pause of its exercises. */
  readonly roundRest?: number | null | undefined;
}

/** An exercise that may belong to a group. */
export interface GroupedRow extends InGroup {
  /** Seconds between two of its sets when it is done on its own. */
  readonly pauseSeconds?: number | null | undefined;
}

/** Consecutive exercises that are done in rounds, by their places in the session. */
export interface ExerciseGroup {
  readonly first: number;
  /** Place after the last one. */
  readonly end: number;
  /** Seconds of rest after a round. */
  readonly rest: number;
}

/** Most exercises of one circuit. */
export const MOST_IN_GROUP = 10;
/** Largest key of a group; keys are unique within a session. */
export const LARGEST_GROUP_KEY = 99;
/** Longest rest after a round, in seconds. */
export const LONGEST_ROUND_REST = 900;

function restOf(members: readonly GroupedRow[]): number {
  const said = members.find(({ roundRest }) => roundRest !== null && roundRest !== undefined)?.roundRest;
  return said ?? Math.max(0, ...members.map(({ pauseSeconds }) => pauseSeconds ?? 0));
}

/** Supersets and circuits of a session, in its order. A key that only one exercise has left makes no group. */
export function exerciseGroups(rows: readonly GroupedRow[]): ExerciseGroup[] {
  const groups: ExerciseGroup[] = [];
  for (let first = 0; first < rows.length;) {
    const key = rows[first]?.groupKey ?? null;
    let end = first + 1;
    while (key !== null && rows[end]?.groupKey === key) end += 1;
    if (end - first > 1) groups.push({ first, end, rest: restOf(rows.slice(first, end)) });
    first = end;
  }
  return groups;
}

/** The group of the exercise at a place; null: it is on its own. */
export function groupAt(rows: readonly GroupedRow[], index: number): ExerciseGroup | null {
  return exerciseGroups(rows).find(({ first, end }) => first <= index && index < end) ?? null;
}

/** Seconds of rest that an exercise leads to: after its round, or between its own sets; 0: none. */
export function restOfExercise(rows: readonly GroupedRow[], index: number): number {
  return groupAt(rows, index)?.rest ?? rows[index]?.pauseSeconds ?? 0;
}

/** Number of exercises of a group. */
export function groupSize({ first, end }: Pick<ExerciseGroup, 'first' | 'end'>): number {
  return end - first;
}

/** 'Supersatz' of two exercises, 'Zirkel' of more. */
export function groupName(group: Pick<ExerciseGroup, 'first' | 'end'>): 'Supersatz' | 'Zirkel' {
  return groupSize(group) === 2 ? 'Supersatz' : 'Zirkel';
}

/** Rounds of a group: the most sets of one of its exercises; one with fewer sets is missing from the last rounds. */
export function roundCount(members: readonly { readonly sets: number | null }[]): number {
  return Math.max(1, ...members.map(({ sets }) => sets ?? 1));
}

/** 'Supersatz · 3 Runden · 90 s Rundenpause' of the members of a group. */
export function groupText(members: readonly (GroupedRow & { readonly sets: number | null })[]): string {
  const rounds = roundCount(members);
  const rest = restOf(members);
  return [
    groupName({ first: 0, end: members.length }),
    rounds === 1 ? '1 Runde' : `${rounds} Runden`,
    rest === 0 ? 'ohne Pause' : `${rest} s Rundenpause`,
  ].join(' · ');
}

/** Where a member stands in the line that joins its group; null: it is on its own. */
export function placeInGroup(rows: readonly GroupedRow[], index: number): 'first' | 'middle' | 'last' | null {
  const group = groupAt(rows, index);
  if (group === null) return null;
  if (index === group.first) return 'first';
  return index === group.end - 1 ? 'last' : 'middle';
}
