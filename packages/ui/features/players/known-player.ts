import { type Player, playerSchema } from '@anwurf/contract/players';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { z } from 'zod';

/** A player's values as this device has last seen them. */
export interface KnownPlayer {
  player: Player;
  /** When they were fetched. */
  at: Date;
}

const storedSchema = z.object({ player: playerSchema, at: z.coerce.date() });

// The prefix is what signing out removes from the device.
const storageKey = (userId: string) => `anwurf.draft.player.${userId}`;

function isSamePlayer(one: PlayerCard, other: PlayerCard): boolean {
  return one.name === other.name && one.team === other.team && one.season === other.season;
}

/** What this device last knew of the player; null: nothing. */
export function readKnownPlayer(userId: string, card: PlayerCard): KnownPlayer | null {
  try {
    const stored = storedSchema.safeParse(JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null')).data;
    return stored !== undefined && isSamePlayer(stored.player, card) ? stored : null;
  } catch {
    return null; // Unreadable: as good as none.
  }
}

export function keepKnownPlayer(userId: string, known: KnownPlayer): void {
  localStorage.setItem(storageKey(userId), JSON.stringify(known));
}
