import type { Player } from '@anwurf/contract/players';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';

/** The part of a player that is kept. */
export function toCard({ name, team, season }: Player): PlayerCard {
  return { name, team, season };
}
