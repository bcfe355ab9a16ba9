import type { LiveEntry, LiveList } from './live-list.ts';

const ALONE = { group: null, roundRest: null };

const groupOf = (entries: readonly LiveEntry[], id: string) => entries.find(({ exerciseId }) => exerciseId === id)?.group ?? null;

function membersOf(entries: readonly LiveEntry[], group: number): string[] {
  return entries.flatMap((entry) => (entry.place === 'in' && entry.group === group ? entry.exerciseId : []));
}

/** The ids of the group of an exercise in their order, or it alone. */
export function liveGroupOf({ entries }: LiveList, id: string): readonly string[] {
  const group = groupOf(entries, id);
  return group === null ? [id] : membersOf(entries, group);
}

/**
 * Makes these exercises one superset or circuit, at the place of the first of them: the others of their former groups are on their own then. A
 * single one is on its own again.
 * @param roundRest seconds of rest after a round, 0 to 900; null: the longest pause of the exercises
 */
export function joinedList(list: LiveList, ids: readonly string[], roundRest: number | null = null): LiveList {
  const { entries } = list;
  const members = entries.filter(({ exerciseId, place }) => place === 'in' && ids.includes(exerciseId));
  const [first] = members;
  if (first === undefined) return list;
  const former = new Set(members.flatMap(({ group }) => group ?? []));
  const key = members.length === 1 ? null : Math.max(0, ...entries.map(({ group }) => group ?? 0)) + 1;
  const others = entries.map((entry) => (entry.group !== null && former.has(entry.group) ? { ...entry, ...ALONE } : entry));
  const joined = members.map((entry) => ({ ...entry, ...(key === null ? ALONE : { group: key, roundRest }) }));
  return {
    revision: list.revision + 1,
    entries: others.flatMap((entry) => {
      if (entry.exerciseId === first.exerciseId) return joined;
      return members.some(({ exerciseId }) => exerciseId === entry.exerciseId) ? [] : entry;
    }),
  };
}
