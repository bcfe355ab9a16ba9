/** Kinds of set; an ordinary one has none, as all of earlier releases. */
export const SET_KINDS = ['warmup', 'drop', 'failure'] as const;

export type SetKind = (typeof SET_KINDS)[number];

/** The kind of a set. */
export interface OfKind {
  /** Null or missing: an ordinary set. */
  kind?: SetKind | null;
}

/** Stand for the kind where there is little room. */
export const SET_KIND_LETTERS: Readonly<Record<SetKind, string>> = { warmup: 'A', drop: 'D', failure: 'V' };

export const SET_KIND_WORDS: Readonly<Record<SetKind, string>> = {
  warmup: 'Aufwärmen',
  drop: 'Dropsatz',
  failure: 'bis Versagen',
};

/** Whether a set counts: in sums, in records, and as one of the plan's. Warming up does not. */
export function isCountedSet({ kind = null }: OfKind): boolean {
  return kind !== 'warmup';
}

/** Whether the next load follows from a set: a drop is lighter because of the one before it. */
export function isBasisOfLoad({ kind = null }: OfKind): boolean {
  return kind === null || kind === 'failure';
}

/** Repetitions in reserve, 0 to 4: none after a set to failure, whatever was answered; null: not answered. */
export function reserveOfSet({ kind = null, reserve }: OfKind & { readonly reserve: number | null }): number | null {
  return kind === 'failure' ? 0 : reserve;
}

/** Whether the reserve of a set is asked: warming up leaves any number, a set to failure none. */
export function asksReserveOf({ kind = null }: OfKind): boolean {
  return kind === null || kind === 'drop';
}

/** 'D Dropsatz'; null: an ordinary set. */
export function kindText({ kind = null }: OfKind): string | null {
  return kind === null ? null : `${SET_KIND_LETTERS[kind]} ${SET_KIND_WORDS[kind]}`;
}

/** 'A Aufwärmen · D Dropsatz': the kinds of some sets, each once; null: all are ordinary. */
export function kindsText(sets: readonly OfKind[]): string | null {
  const texts = SET_KINDS.filter((kind) => sets.some((set) => set.kind === kind)).map((kind) => kindText({ kind }));
  return texts.length === 0 ? null : texts.join(' · ');
}

/** The place of a set, from 1, among those of its exercise that count, or among those that warm up. @param sets in order */
export function placeOfSet<Set extends OfKind>(sets: readonly Set[], set: Set): number {
  return sets.filter((one) => isCountedSet(one) === isCountedSet(set)).indexOf(set) + 1;
}

/** 'Satz 2', 'Satz 3, Dropsatz', 'Aufwärmsatz 1'. @param number 1-based, among sets that count or among those that warm up */
export function setName({ kind = null }: OfKind, number: number): string {
  if (kind === 'warmup') return `Aufwärmsatz ${number}`;
  return kind === null ? `Satz ${number}` : `Satz ${number}, ${SET_KIND_WORDS[kind]}`;
}

interface NumberedSet extends OfKind {
  readonly setNumber: number;
}

/**
 * Number of a set after its kind was changed: its own while it still counts, or still does not; else the lowest that is free among the
 * sets that it joins.
 * @param others the other sets of its exercise in the workout
 */
export function numberOfKind(set: NumberedSet, to: OfKind, others: readonly NumberedSet[]): number {
  if (isCountedSet(set) === isCountedSet(to)) return set.setNumber;
  return lowestFree(others.filter((one) => isCountedSet(one) === isCountedSet(to)));
}

/** Number of the next set that warms up. @param sets all of its exercise in the workout */
export function nextWarmUpNumber(sets: readonly NumberedSet[]): number {
  return lowestFree(sets.filter((set) => !isCountedSet(set)));
}

function lowestFree(sets: readonly NumberedSet[]): number {
  let number = 1;
  while (sets.some((set) => set.setNumber === number)) number += 1;
  return number;
}

/** Order of the sets of an exercise: those that warm up, then by their numbers. */
export function bySetOrder(one: NumberedSet, other: NumberedSet): number {
  return Number(isCountedSet(one)) - Number(isCountedSet(other)) || one.setNumber - other.setNumber;
}
