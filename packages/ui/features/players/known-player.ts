import { type Player, playerSchema } from '@anwurf/contract/players';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import * as z from 'zod/mini';
import { keptOfUser } from '../../storage/kept-of-user.ts';

/** A player's values as this device has last seen them. */
export interface KnownPlayer {
  player: Player;
  /** When they were fetched. */
  at: Date;
}

const storedSchema = z.object({ player: playerSchema, at: z.coerce.date() });

const kept = (userId: string) => keptOfUser('knownPlayer', storedSchema, userId);

function isSamePlayer(one: PlayerCard, other: PlayerCard): boolean {
  return one.name === other.name && one.team === other.team && one.season === other.season;
}

/** The player as this device last knew him; null: unknown. */
export function readKnownPlayer(userId: string, card: PlayerCard): KnownPlayer | null {
  const stored = kept(userId).read();
  return stored !== null && isSamePlayer(stored.player, card) ? stored : null;
}

/** In milliseconds. The figures are imported between match days, and the card has a button that asks for them. */
const freshForMs = 24 * 60 * 60_000;

/** Whether the values need not be asked for again. Withheld ones are: they may have been unlocked since. */
export function isFresh({ player, at }: KnownPlayer, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return player.values !== null && age >= 0 && age < freshForMs;
}

export function keepKnownPlayer(userId: string, known: KnownPlayer): void {
  kept(userId).keep(known);
}
