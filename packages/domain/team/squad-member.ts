import { daysBetween } from '../coach/calendar-day.ts';
import { ADAPT_FROM } from '../coach/complaint.ts';
import { isFresh, type Readiness, type ReadinessEntry, readinessOf } from '../readiness/readiness.ts';
import { loadRatio, loadWord, type LoadWord } from './load-ratio.ts';
import type { SharedKind } from './shared-kind.ts';

/** A region that hurts, as its newest shared report says. */
export interface SharedComplaint {
  readonly region: string;
  /** 1 to 10. */
  readonly level: number;
  /** Local day of the report. */
  readonly day: string;
}

/** A row of a squad's table before it is judged: a player and the sums of his copies. Days are local, such as '2026-11-28'. */
export interface SquadFacts {
  readonly user: string;
  readonly name: string;
  readonly sharedKinds: readonly SharedKind[];
  /** Sessions a week of the plan; null: not known. */
  readonly weekSessions: number | null;
  readonly joinedOn: string;
  /** Finished workouts since Monday. */
  readonly done: number;
  /** The newest finished workout. */
  readonly last: { readonly day: string; readonly name: string | null; readonly minutes: number | null } | null;
  /** Σ minutes × effort of the last 7 and 28 days. */
  readonly load: { readonly short: number; readonly long: number; readonly firstDay: string } | null;
  readonly complaints: readonly SharedComplaint[];
  /** The newest entry of how fit the player feels. */
  readonly readiness: ReadinessEntry | null;
  readonly lastTestOn: string | null;
  /** Newest day with a finished workout, a load or a test. */
  readonly lastEntryOn: string | null;
  /** Entries of threads that the player wrote and the coach has not seen. */
  readonly unreadAnswers: number;
}

/** Why a coach should look at a player, the first reason first. */
export type Hint =
  | ({ readonly kind: 'pain' } & SharedComplaint)
  | { readonly kind: 'tired'; readonly value: number }
  | { readonly kind: 'steep'; readonly ratio: number }
  | { readonly kind: 'silent'; readonly days: number }
  | { readonly kind: 'answer'; readonly count: number }
  | { readonly kind: 'test'; readonly weeks: number };

/** A player of a squad's table. */
export interface SquadMember extends Omit<SquadFacts, 'readiness'> {
  /** How fit the player feels; null: not shared, or not said today or yesterday. */
  readonly readiness: Readiness | null;
  /** Load of 7 against 28 days; null: not shared, or not known yet. */
  readonly ratio: { readonly value: number; readonly word: LoadWord } | null;
  readonly hints: readonly Hint[];
  /** Whether the first hint is about today; a test that is due can wait. */
  readonly needsCoach: boolean;
}

/** A complaint that nobody renewed for so long says nothing about today. Practice. */
const PAIN_DAYS = 14;
/** Days without any entry after which a player is asked about. Practice, from the issue. */
const SILENT_DAYS = 9;
/** Weeks after which a test says little about today: a season has four test days. Practice. */
const TEST_WEEKS = 12;
const DAYS_OF_WEEK = 7;

function painHint({ complaints }: SquadFacts, today: string): Hint[] {
  const [worst] = complaints
    .filter(({ level, day }) => level >= ADAPT_FROM && daysBetween(day, today) < PAIN_DAYS)
    .toSorted((one, other) => other.level - one.level);
  return worst === undefined ? [] : [{ kind: 'pain', ...worst }];
}

/** Tired, and clearly more so than usual: somebody whose scale is low needs nobody. */
function tiredHint(readiness: Readiness | null): Hint[] {
  const isWorse = readiness?.compared === 'schlechter als sonst' || readiness?.compared === 'viel schlechter als sonst';
  return readiness !== null && readiness.word === 'müde' && isWorse ? [{ kind: 'tired', value: readiness.value }] : [];
}

const logs: readonly SharedKind[] = ['trainings', 'loads', 'tests'];

/** Only where something is shared that a training would be seen in. */
function silenceHint({ sharedKinds, lastEntryOn, joinedOn }: SquadFacts, today: string, knownFrom: string | null): Hint[] {
  if (!logs.some((kind) => sharedKinds.includes(kind))) return [];
  const since = [joinedOn, lastEntryOn, knownFrom].filter((day) => day !== null).reduce((latest, day) => (day > latest ? day : latest));
  const days = daysBetween(since, today);
  return days >= SILENT_DAYS ? [{ kind: 'silent', days }] : [];
}

function testHint({ sharedKinds, lastTestOn }: SquadFacts, today: string): Hint[] {
  if (!sharedKinds.includes('tests') || lastTestOn === null) return [];
  const weeks = Math.floor(daysBetween(lastTestOn, today) / DAYS_OF_WEEK);
  return weeks >= TEST_WEEKS ? [{ kind: 'test', weeks }] : [];
}

/** Somebody who has answered waits to be read. */
function answerHint({ unreadAnswers }: SquadFacts): Hint[] {
  return unreadAnswers > 0 ? [{ kind: 'answer', count: unreadAnswers }] : [];
}

/**
 * Judges a player's facts on a day.
 * @param knownFrom the day from which on entries are known; silence is counted from there at the earliest. Null: all are
 */
export function squadMember(facts: SquadFacts, today: string, knownFrom: string | null = null): SquadMember {
  const { load } = facts;
  const value = load && loadRatio(load.short, load.long, daysBetween(load.firstDay, today) + 1);
  const ratio = value === null ? null : { value, word: loadWord(value) };
  const felt = facts.readiness && readinessOf(facts.readiness);
  const readiness = felt !== null && isFresh(felt, today) ? felt : null;
  const urgent: Hint[] = [
    ...painHint(facts, today),
    ...tiredHint(readiness),
    ...(ratio?.word === 'steil gestiegen' ? [{ kind: 'steep' as const, ratio: ratio.value }] : []),
    ...silenceHint(facts, today, knownFrom),
    ...answerHint(facts),
  ];
  return { ...facts, readiness, ratio, hints: [...urgent, ...testHint(facts, today)], needsCoach: urgent.length > 0 };
}
