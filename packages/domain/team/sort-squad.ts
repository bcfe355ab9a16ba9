import type { Hint, SquadMember } from './squad-member.ts';

/** Columns by which a squad is sorted; `need`: those who need the coach first. */
export type SquadColumn = 'need' | 'name' | 'week' | 'readiness' | 'last' | 'load';

export interface SquadOrder {
  readonly by: SquadColumn;
  readonly descending: boolean;
}

/** The order in which a squad is opened. */
export const FIRST_ORDER: SquadOrder = { by: 'need', descending: false };

const urgency: Readonly<Record<Hint['kind'], number>> = { pain: 0, tired: 1, steep: 2, silent: 3, answer: 4, test: 5 };
const nothing = 6;

/** Severe pain before slight pain, long silence before a short one. */
function weightOf(hint: Hint): number {
  switch (hint.kind) {
    case 'pain':
      return hint.level;
    case 'tired':
      return -hint.value;
    case 'steep':
      return hint.ratio;
    case 'silent':
      return hint.days;
    case 'answer':
      return hint.count;
    case 'test':
      return hint.weeks;
  }
}

const collator = new Intl.Collator('de-DE');
const byName = (one: SquadMember, other: SquadMember) => collator.compare(one.name, other.name) || one.user.localeCompare(other.user);

function byNeed(one: SquadMember, other: SquadMember): number {
  const [first, second] = [one.hints[0], other.hints[0]];
  const kinds = (first === undefined ? nothing : urgency[first.kind]) - (second === undefined ? nothing : urgency[second.kind]);
  return kinds || (first !== undefined && second !== undefined ? weightOf(second) - weightOf(first) : 0);
}

const valueOf: Readonly<Record<Exclude<SquadColumn, 'need' | 'name'>, (member: SquadMember) => number | string | null>> = {
  week: ({ sharedKinds, done, weekSessions }) => (sharedKinds.includes('trainings') ? done / (weekSessions ?? Math.max(done, 1)) : null),
  readiness: ({ readiness }) => readiness?.value ?? null,
  last: ({ last }) => last?.day ?? null,
  load: ({ ratio }) => ratio?.value ?? null,
};

function compareValues(one: number | string, other: number | string): number {
  return one < other ? -1 : Number(one > other);
}

/** Sorts a squad; players without the value come last in both directions, equals by name. */
export function sortSquad(members: readonly SquadMember[], { by, descending }: SquadOrder): SquadMember[] {
  const sign = descending ? -1 : 1;
  return members.toSorted((one, other) => {
    if (by === 'name') return sign * byName(one, other);
    if (by === 'need') return sign * byNeed(one, other) || byName(one, other);
    const [first, second] = [valueOf[by](one), valueOf[by](other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(one, other);
    return sign * compareValues(first, second) || byName(one, other);
  });
}

/** The order after a press on a column's heading: down first for values, up first for names; the third press leads back. */
export function nextSquadOrder({ by, descending }: SquadOrder, pressed: SquadColumn): SquadOrder {
  const startsDown = pressed !== 'name' && pressed !== 'need';
  if (by !== pressed) return { by: pressed, descending: startsDown };
  return descending === startsDown ? { by, descending: !descending } : FIRST_ORDER;
}
