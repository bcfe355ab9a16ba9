import type { Side } from '../../workout/sides.ts';
import type { RecoveryEvent } from './next-stage.ts';

/** What the player said of a day, as the database keeps it. */
export interface StoredRecoveryDetails {
  readonly checks: readonly string[];
  readonly signs: readonly string[];
  readonly results: Readonly<Record<string, number>>;
}

/** An event as the database keeps it: pain and details are those of an entry, the side that of a start. */
export interface StoredRecoveryEvent {
  readonly kind: RecoveryEvent['kind'];
  readonly day: string;
  readonly side: Side | null;
  readonly pain: number | null;
  readonly details: StoredRecoveryDetails;
}

const NO_DETAILS: StoredRecoveryDetails = { checks: [], signs: [], results: {} };

export function storeRecoveryEvent(event: RecoveryEvent): StoredRecoveryEvent {
  const { kind, day } = event;
  if (event.kind !== 'entry') return { kind, day, side: event.side ?? null, pain: null, details: NO_DETAILS };
  const { pain, checks, signs, results } = event;
  return { kind, day, side: null, pain, details: { checks, signs, results } };
}

/** The event that was stored; what a details column of another release lacks counts as not said. */
export function readRecoveryEvent({ kind, day, side, pain, details }: StoredRecoveryEvent): RecoveryEvent {
  if (kind !== 'entry') return { kind, day, side };
  const { checks, signs, results } = { ...NO_DETAILS, ...details };
  return { kind, day, pain: pain ?? 0, checks, signs, results };
}
