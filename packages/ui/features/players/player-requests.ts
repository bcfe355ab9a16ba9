import {
  type Player,
  type PlayerComparison,
  playerComparisonSchema,
  playerSchema,
  type PlayerSearchResponse,
  playerSearchResponseSchema,
} from '@anwurf/contract/players';
import type { PlayerQuery } from '@anwurf/domain/players/parse-player-query';
import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import type { SignedInServer } from '../../http/signed-in-server.tsx';

/** Requests players from the server, in the name of the signed-in user or of nobody. */
export type PlayerServer = Pick<SignedInServer, 'json'>;

export interface PlayerPage extends PlayerQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How often the same search was answered with `isPreparing`. */
  readonly attempt?: number;
  /** As many are known, none of them the one who is meant: the operator's source is asked as well. */
  readonly beyond?: number | undefined;
}

/** A page of the players whose name is like the text. @throws RequestError */
export function searchPlayers(server: PlayerServer, search: PlayerPage, signal?: AbortSignal): Promise<PlayerSearchResponse> {
  const { name, team = '', season = '', page, pageSize, attempt = 0, beyond = 0 } = search;
  const query = new URLSearchParams({ q: name, page: String(page), pageSize: String(pageSize) });
  if (team !== '') query.set('team', team);
  if (season !== '') query.set('season', season);
  if (attempt > 0) query.set('attempt', String(attempt));
  if (beyond > 0) query.set('beyond', String(beyond));
  return server.json(`/api/players?${query.toString()}`, playerSearchResponseSchema, undefined, signal);
}

/** Two players and where they stand in their seasons. @throws RequestError; `not_found`: the data has one of them no longer */
export function fetchComparison(server: PlayerServer, first: string, second: string, signal: AbortSignal): Promise<PlayerComparison> {
  const query = new URLSearchParams({ first, second });
  return server.json(`/api/players/comparison?${query.toString()}`, playerComparisonSchema, undefined, signal);
}

/** Exactly this player. @throws RequestError; `not_found`: the data has him no longer */
export function fetchPlayer(server: PlayerServer, { name, team, season }: PlayerCard): Promise<Player> {
  const query = new URLSearchParams({ name, team, season });
  return server.json(`/api/players/one?${query.toString()}`, playerSchema);
}
