import { z } from 'zod';
import { emailSchema } from './credentials.ts';
import { storableText } from './storable-text.ts';

/** Query of `GET /api/players`. `page` counts from 1; a part of the team's name is enough, `season` is exact. */
export const playerSearchSchema = z.object({
  q: storableText.trim().max(100).default(''),
  team: storableText.trim().max(200).optional(),
  season: storableText.trim().max(40).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
});

/** Values of a player; null: the data has none. */
export const playerValuesSchema = z.object({
  games: z.number().nullable(),
  goals: z.number().nullable(),
  sevenMetreGoals: z.number().nullable(),
  sevenMetreAttempts: z.number().nullable(),
  /** Percent. */
  sevenMetreRate: z.number().nullable(),
  goalsPerGame: z.number().nullable(),
  goalsPerGameWithoutSevenMetres: z.number().nullable(),
  shirtNumber: z.number().nullable(),
  yellowCards: z.number().nullable(),
  disqualifications: z.number().nullable(),
  twoMinuteSuspensions: z.number().nullable(),
});
export type PlayerValues = z.infer<typeof playerValuesSchema>;

/** A player in one season. `values` is null until the visitor has unlocked them (signed in, or by `POST /api/leads`). */
export const playerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  team: z.string(),
  season: z.string(),
  updatedAt: z.string(),
  /** Fictitious: shipped for trying out. */
  isDemo: z.boolean(),
  values: playerValuesSchema.nullable(),
});
export type Player = z.infer<typeof playerSchema>;

/** Answer of `GET /api/players`. */
export const playerSearchResponseSchema = z.object({
  players: z.array(playerSchema),
  total: z.number().int(),
  unlocked: z.boolean(),
});
export type PlayerSearchResponse = z.infer<typeof playerSearchResponseSchema>;

/** Answer of `GET /api/players/one?name=…&team=…&season=…`: exactly this player, or `not_found`. */
export const onePlayerQuerySchema = z.object({
  name: storableText.min(1).max(200),
  team: storableText.max(200),
  season: storableText.max(40),
});

/** Version of the text that the box of the unlock form stands beside; stored with the consent. */
export const leadTextVersion = '1.0';

/** Body of `POST /api/leads`: unlocks the players' values for this browser, by a signed cookie. No newsletter. */
export const leadRequestSchema = z.object({ email: emailSchema, consent: z.literal(true) });
/** `already`: the address had unlocked before. */
export const leadResponseSchema = z.object({ already: z.boolean() });
