import { type Player, playerSchema, type PlayerSearchResponse, playerSearchResponseSchema } from '@anwurf/contract/players';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import type { SignedInServer } from '../../http/signed-in-server.tsx';

const pageSize = 10;

/** Players whose name is like the text, ten a page (from 1). @throws RequestError */
export function searchPlayers(server: SignedInServer, text: string, page: number): Promise<PlayerSearchResponse> {
  const query = new URLSearchParams({ q: text, page: String(page), pageSize: String(pageSize) });
  return server.json(`/api/players?${query.toString()}`, playerSearchResponseSchema);
}

/** Exactly this player. @throws RequestError; `not_found`: the data has him no longer */
export function fetchPlayer(server: SignedInServer, { name, team, season }: PlayerCard): Promise<Player> {
  const query = new URLSearchParams({ name, team, season });
  return server.json(`/api/players/one?${query.toString()}`, playerSchema);
}
