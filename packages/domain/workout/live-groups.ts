/** The exercises of a live training in their order, and which of them are done in rounds. */
export interface LiveOrder {
  readonly exerciseIds: readonly string[];
  /** Key of the superset or circuit of an exercise; missing: it is on its own. Exercises of a group follow each other. */
  readonly groups: Readonly<Record<string, number>>;
}

/** The ids of the group of an exercise in their order, or it alone. */
export function liveGroupOf({ exerciseIds, groups }: LiveOrder, id: string): readonly string[] {
  const key = groups[id];
  return key === undefined ? [id] : exerciseIds.filter((one) => groups[one] === key);
}

/** Without groups that only one exercise has left. */
function withoutSingles(order: LiveOrder): LiveOrder {
  const kept = Object.entries(order.groups).filter(([id]) => liveGroupOf(order, id).length > 1);
  return { exerciseIds: order.exerciseIds, groups: Object.fromEntries(kept) };
}

/**
 * Makes these exercises one superset or circuit, at the place of the first of them: whoever else was in a group with one of them is no
 * longer. A single one is on its own again.
 */
export function joinedLive(order: LiveOrder, ids: readonly string[]): LiveOrder {
  const members = order.exerciseIds.filter((id) => ids.includes(id));
  const former = new Set(members.flatMap((id) => liveGroupOf(order, id)));
  const [first] = members;
  if (first === undefined) return order;
  const others = order.exerciseIds.filter((id) => id === first || !members.includes(id));
  const exerciseIds = others.flatMap((id) => (id === first ? members : [id]));
  const groups = Object.fromEntries(Object.entries(order.groups).filter(([id]) => !former.has(id)));
  const key = Math.max(0, ...Object.values(order.groups)) + 1;
  return withoutSingles({ exerciseIds, groups: { ...groups, ...Object.fromEntries(members.map((id) => [id, key])) } });
}
