import {
  onePlayerQuerySchema,
  playerComparisonQuerySchema,
  type playerComparisonSchema,
  playerSearchSchema,
  type PlayerSearchResponse,
} from '@anwurf/contract/players';
import { Hono, type Context } from 'hono';
import type { z } from 'zod';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { AfterAnswer } from '../accounts/after-answer.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseInput } from '../errors/parse-input.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { findPastEnd } from '../payments/access-end.ts';
import { readComparedPlayer } from './compare-players.ts';
import type { PlayerPass } from './player-pass.ts';
import { createPlayerSource, type PlayerSourceConfig } from './player-source.ts';
import { readPlayer } from './player-row.ts';
import { searchPlayers, searchSimilarPlayers } from './search-players.ts';

const noSuchPlayer = () => new ApiError('not_found', 'There is no such player.');

type PlayerRouteOptions = {
  readonly sql: Sql;
  readonly tokens: AccessTokens;
  readonly pass: PlayerPass;
  readonly afterAnswer: AfterAnswer;
  readonly source: PlayerSourceConfig | undefined;
};

/** `GET /api/players`, `/one` and `/comparison`. The values are withheld from visitors who have not unlocked them. */
export function createPlayerRoutes({ sql, tokens, pass, afterAnswer, source }: PlayerRouteOptions): Hono {
  const limit = createRequestLimit(sql, 'players', { perAddress: 120, windowSeconds: 60 });
  const sourceLimit = createRequestLimit(sql, 'player-source', { perAddress: 30, windowSeconds: 3600 });
  const isPreparing = createPlayerSource(source, sourceLimit, afterAnswer);

  async function isUnlocked(c: Context): Promise<boolean> {
    if (c.req.header('authorization') === undefined) return pass.isHeld(c);
    // An expired token must be refused, so that the app renews it instead of showing locked values.
    return (await findPastEnd(sql, await tokens.requireUser(c))) === undefined;
  }

  return new Hono()
    .get('/', async (c) => {
      await limit.take(c);
      const unlocked = await isUnlocked(c);
      const { attempt, beyond, ...search } = parseInput(playerSearchSchema, c.req.query());
      const found = await searchPlayers(sql, search, unlocked);
      const isUnknown = found.total === 0 && search.q !== '';
      const isMissed = beyond !== undefined && found.total <= beyond && search.q !== '';
      const waits = (isUnknown || isMissed) && (await isPreparing(c, search, attempt));
      const isSimilar = isUnknown && !waits;
      const body: PlayerSearchResponse = {
        ...(isSimilar ? await searchSimilarPlayers(sql, search, unlocked) : found),
        unlocked,
        isSimilar,
        isPreparing: waits,
        canSearchOn: source !== undefined && found.total > 0 && search.q !== '' && beyond === undefined,
      };
      return c.json(body);
    })
    .get('/one', async (c) => {
      await limit.take(c);
      const player = await readPlayer(sql, parseInput(onePlayerQuerySchema, c.req.query()), await isUnlocked(c));
      if (player === undefined) throw noSuchPlayer();
      return c.json(player);
    })
    .get('/comparison', async (c) => {
      await limit.take(c);
      const ids = parseInput(playerComparisonQuerySchema, c.req.query());
      const unlocked = await isUnlocked(c);
      const [first, second] = await Promise.all([
        readComparedPlayer(sql, ids.first, unlocked),
        readComparedPlayer(sql, ids.second, unlocked),
      ]);
      if (first === undefined || second === undefined) throw noSuchPlayer();
      return c.json({ first, second } satisfies z.infer<typeof playerComparisonSchema>);
    });
}
