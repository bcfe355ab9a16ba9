import * as z from 'zod/mini';
import { emailSchema } from './credentials.ts';
import { storableText, writtenText } from './storable-text.ts';

/** Most retries of a search, a second apart, while an outside source prepares its answer. */
export const lastSearchAttempt = 20;

/**
 * Query of `GET /api/players`. `page` counts from 1; `team` matches parts of the name, `season` is exact. `attempt` counts the
 * retries of a search whose answer was `isPreparing`. `beyond`: as many were found, none of them the one who is meant; the operator's source
 * is asked as well, until there are more.
 */
export const playerSearchSchema = z.object({
  q: z._default(writtenText(100), ''),
  team: z.optional(writtenText(200)),
  season: z.optional(writtenText(40)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  attempt: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(lastSearchAttempt)), 0),
  beyond: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
});

/** A value that only some leagues publish; apps and servers of earlier releases have none. */
const seldom = z._default(z.nullable(z.number()), null);

/** Values of a player; null: not in the data. */
export const playerValuesSchema = z.object({
  games: z.nullable(z.number()),
  goals: z.nullable(z.number()),
  sevenMetreGoals: z.nullable(z.number()),
  sevenMetreAttempts: z.nullable(z.number()),
  /** Percent. */
  sevenMetreRate: z.nullable(z.number()),
  goalsPerGame: z.nullable(z.number()),
  goalsPerGameWithoutSevenMetres: z.nullable(z.number()),
  shirtNumber: z.nullable(z.number()),
  yellowCards: z.nullable(z.number()),
  disqualifications: z.nullable(z.number()),
  twoMinuteSuspensions: z.nullable(z.number()),
  shots: seldom,
  /** Percent. */
  shotRate: seldom,
  saves: seldom,
  /** Percent of the shots on goal, saved or not. */
  saveRate: seldom,
  minutes: seldom,
  goalsPer60: seldom,
});
export type PlayerValues = z.infer<typeof playerValuesSchema>;

/** A player in one season. `values` is null until the visitor has unlocked them (signed in, or by `POST /api/leads`). */
export const playerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  team: z.string(),
  season: z.string(),
  updatedAt: z.string(),
  /** Fictitious player, shipped for trying out. */
  isDemo: z.boolean(),
  values: z.nullable(playerValuesSchema),
});
export type Player = z.infer<typeof playerSchema>;

/** Answer of `GET /api/players`. */
export const playerSearchResponseSchema = z.object({
  players: z.array(playerSchema),
  total: z.number().check(z.int()),
  unlocked: z.boolean(),
  /** No exact match; these players have similar names. */
  isSimilar: z._default(z.boolean(), false),
  /** No match yet: an outside source was asked. Repeat the search with the next `attempt` a second later. */
  isPreparing: z._default(z.boolean(), false),
  /** Some were found, and the operator's source can be asked for others, by `beyond`. */
  canSearchOn: z._default(z.boolean(), false),
});
export type PlayerSearchResponse = z.infer<typeof playerSearchResponseSchema>;

/** Answer of `GET /api/players/one?name=…&team=…&season=…`: exactly this player, or `not_found`. */
export const onePlayerQuerySchema = z.object({
  name: storableText.check(z.minLength(1), z.maxLength(200)),
  team: storableText.check(z.maxLength(200)),
  season: storableText.check(z.maxLength(40)),
});

/** Query of `GET /api/players/comparison`. */
export const playerComparisonQuerySchema = z.object({ first: z.uuid(), second: z.uuid() });

/**
 * Percentile of a player among all players of the season, 0 (nobody is worse) to 100 (nobody is better); few suspensions and cards per
 * game are good. Null: no value in the data.
 */
export const playerRanksSchema = z.object({
  games: z.nullable(z.number()),
  goals: z.nullable(z.number()),
  goalsPerGame: z.nullable(z.number()),
  goalsPerGameWithoutSevenMetres: z.nullable(z.number()),
  sevenMetreRate: z.nullable(z.number()),
  fewTwoMinuteSuspensions: z.nullable(z.number()),
  /** Warnings and disqualifications. */
  fewCards: seldom,
});
export type PlayerRanks = z.infer<typeof playerRanksSchema>;

/** A compared player; `ranks` are withheld like the values. */
export const comparedPlayerSchema = z.object({ player: playerSchema, ranks: z.nullable(playerRanksSchema) });
export type ComparedPlayer = z.infer<typeof comparedPlayerSchema>;

/** Answer of `GET /api/players/comparison`: both, or `not_found` when either no longer exists. */
export const playerComparisonSchema = z.object({ first: comparedPlayerSchema, second: comparedPlayerSchema });
export type PlayerComparison = z.infer<typeof playerComparisonSchema>;

/** Version of the consent text of the unlock form; stored with the consent. */
export const leadTextVersion = '1.0';

/** Body of `POST /api/leads`: unlocks the players' values for this browser, by a signed cookie. No newsletter. */
export const leadRequestSchema = z.object({ email: emailSchema, consent: z.literal(true) });
/** `already` is always false: anybody can ask about any address. Apps of earlier releases require it. */
export const leadResponseSchema = z.object({ already: z.boolean() });
