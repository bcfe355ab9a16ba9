import { type PlainTableName, plainTableNames } from '@anwurf/contract/sync/registry';
import type { SyncState } from '@anwurf/db/client/local-database';

type Group = 'account' | 'plans' | 'exercises' | 'tests' | 'log';

/** Which of its player's things a table brings; in the order in which a new device asks for them. */
const groupOf: Readonly<Record<PlainTableName, Group>> = {
  users: 'account',
  profiles: 'account',
  parental_consents: 'account',
  health_consents: 'account',
  fragebogen_antworten: 'account',
  user_dashboard_settings: 'account',
  sync_heads: 'account',
  health_checks: 'plans',
  training_profiles: 'plans',
  complaints: 'plans',
  recovery_events: 'plans',
  completed_sessions: 'plans',
  handball_loads: 'plans',
  goals: 'plans',
  scheduled_sessions: 'plans',
  active_training_sessions: 'plans',
  warmup_uebungen: 'plans',
  haupt_uebungen: 'plans',
  cooldown_uebungen: 'plans',
  sessions: 'plans',
  plan_pauses: 'plans',
  trainingsplanreal: 'plans',
  trainingsplan_generierung: 'plans',
  exercise_catalogue: 'exercises',
  athleten_uebungen: 'exercises',
  exercise_notes: 'exercises',
  favourite_exercises: 'exercises',
  fitness_tests: 'tests',
  test_batteries: 'tests',
  // Behind everything that a screen needs.
  assignments: 'log',
  memberships: 'log',
  readiness_checks: 'log',
  measured_tests: 'log',
  session_comments: 'log',
  comment_reads: 'log',
  sharing_consents: 'log',
  parental_sharing: 'log',
  training_reports: 'log',
  workout_tracking: 'log',
};

const groupWords: Readonly<Record<Group, string>> = {
  account: 'Dein Konto',
  plans: 'Deine Pläne, heute zuerst',
  exercises: 'Übungen',
  tests: 'Deine Tests',
  log: 'Dein Trainingstagebuch',
};

const groups = ['account', 'plans', 'exercises', 'tests', 'log'] as const satisfies readonly Group[];

/** A part of what comes to a new device. */
export interface ArrivalStep {
  readonly words: string;
  /** From 0 to 1; null: it is not known how much has come. */
  readonly share: number | null;
}

export type Arriving = Pick<SyncState, 'store' | 'fetchedShare' | 'arrived' | 'firstSyncDone'>;

/** Four fifths of what a new device fetches are what the app needs without a network, one fifth the player's data. */
const appShare = 0.8;

function shareOf(tables: readonly PlainTableName[], arrived: readonly PlainTableName[]): number {
  return tables.filter((table) => arrived.includes(table)).length / tables.length;
}

/** Parts of the data that come to a new device, in their order, and how much of each is here. */
export function arrivalSteps({ store, fetchedShare, arrived }: Arriving): ArrivalStep[] {
  const app = { words: 'Die App, auch ohne Netz', share: store === 'opening' ? fetchedShare : 1 };
  const steps = groups.map((group) => {
    const tables = plainTableNames.filter((table) => groupOf[table] === group);
    return { words: groupWords[group], share: shareOf(tables, arrived) };
  });
  return [app, ...steps];
}

/** Share of everything that is here, in whole percent. */
export function arrivedPercent({ store, fetchedShare, arrived }: Arriving): number {
  const app = store === 'opening' ? (fetchedShare ?? 0) : 1;
  return Math.floor(100 * (appShare * app + (1 - appShare) * shareOf(plainTableNames, arrived)));
}

/** Whether a device is being filled for the first time, as far as is known: a start of one that has its data opens its store as well. */
export function isArriving({ store, fetchedShare, firstSyncDone }: Arriving): boolean {
  return !firstSyncDone && (store !== 'opening' || fetchedShare !== null);
}

/** Whether the player can train: a session is here with all that changes it, and the catalogue from which it is changed. */
export function canTrain({ arrived }: Arriving): boolean {
  return arrived.includes('trainingsplanreal') && arrived.includes('exercise_catalogue');
}
