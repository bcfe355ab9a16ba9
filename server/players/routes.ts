import { onePlayerQuerySchema, playerSearchSchema, type PlayerSearchResponse } from '@anwurf/contract/players';
import { Hono, type Context } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseInput } from '../errors/parse-input.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { findPastEnd } from '../payments/access-end.ts';
import type { PlayerPass } from './player-pass.ts';
import { readPlayer, searchPlayers } from './search-players.ts';

/** `GET /api/players` and `/api/players/one`. The values are withheld from visitors who have not unlocked them. */
export function createPlayerRoutes({ sql, tokens, pass }: { sql: Sql; tokens: AccessTokens; pass: PlayerPass }): Hono {
  const limit = createRequestLimit(sql, 'players', { perAddress: 120, windowSeconds: 60 });

  async function isUnlocked(c: Context): Promise<boolean> {
    if (c.req.header('authorization') === undefined) return pass.isHeld(c);
    // A token that has expired must be told, so that the app renews it instead of showing locked values.
    return (await findPastEnd(sql, await tokens.requireUser(c))) === undefined;
  }

  return new Hono()
    .get('/', async (c) => {
      await limit.take(c);
      const unlocked = await isUnlocked(c);
      const body: PlayerSearchResponse = {
        ...(await searchPlayers(sql, parseInput(playerSearchSchema, c.req.query()), unlocked)),
        unlocked,
      };
      return c.json(body);
    })
    .get('/one', async (c) => {
      await limit.take(c);
      const player = await readPlayer(sql, parseInput(onePlayerQuerySchema, c.req.query()), await isUnlocked(c));
      if (player === undefined) throw new ApiError('not_found', 'Diesen Spieler gibt es hier nicht.');
      return c.json(player);
    });
}
