import type { Side } from '../../workout/sides.ts';
import type { RecoveryEvent } from './next-stage.ts';

/** The player's report of a day, as stored. */
export interface StoredRecoveryDetails {
  readonly checks: readonly string[];
  readonly signs: readonly string[];
  readonly results: Readonly<Record<string, number>>;
}

/** An event as stored: pain and details belong to an entry, the side to a start. */
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

/** Parses a stored event; details missing because of another release count as not answered. */
export function readRecoveryEvent({ kind, day, side, pain, details }: StoredRecoveryEvent): RecoveryEvent {
  if (kind !== 'entry') return { kind, day, side };
  const { checks, signs, results } = { ...NO_DETAILS, ...details };
  return { kind, day, pain: pain ?? 0, checks, signs, results };
}
