import {
  type CodeAnswer,
  codePreviewSchema,
  codeRequestSchema,
  joinRequestSchema,
  type OpenCodes,
  type TeamAnswer,
  type TeamPreview,
  teamRequestSchema,
} from '@anwurf/contract/team';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { readJson } from '../errors/read-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';
import { foundTeam } from './found-team.ts';
import { joinTeam, previewTeam } from './join-team.ts';
import { endMembership, endTeam, openCodes, renewCode } from './lead-team.ts';

const maxBytes = 2000;
const noStore = { 'cache-control': 'no-store' } as const;
const idSchema = z.uuid();

/** An id in the path. @throws ApiError not_found */
function requireId(c: Context, name: string): string {
  const id = idSchema.safeParse(c.req.param(name)).data;
  if (id === undefined) throw new ApiError('not_found', 'There is no such team or member.');
  return id.toLowerCase();
}

/** `/api/teams` (all signed in): making a team, codes, joining and leaving. Everything else of a team is synced. */
export function createTeamRoutes({ sql, tokens }: { sql: Sql; tokens: AccessTokens }): Hono {
  // A code has 40 bits: a network that tries 600 an hour finds one of a thousand open ones in 200 years.
  const codes = createRequestLimit(sql, 'team codes', { perAddress: 600, perKey: 30, windowSeconds: 3600 });
  const changes = createRequestLimit(sql, 'team changes', { perAddress: 600, perKey: 100, windowSeconds: 3600 });

  async function requireChange(c: Context): Promise<string> {
    const userId = await tokens.requireUser(c);
    await changes.take(c, userId);
    return userId;
  }

  /** The caller, whose try of a code is counted. */
  async function requireTry(c: Context): Promise<string> {
    const userId = await tokens.requireUser(c);
    await codes.take(c, userId);
    return userId;
  }

  return new Hono()
    .post('/', async (c) => {
      const userId = await requireChange(c);
      const body: TeamAnswer = { team: await foundTeam(sql, userId, await readJson(c, teamRequestSchema, maxBytes)) };
      return c.json(body, 200, noStore);
    })
    .post('/preview', async (c) => {
      const userId = await requireTry(c);
      const { code } = await readJson(c, codePreviewSchema, maxBytes);
      const body: TeamPreview = await previewTeam(sql, userId, code);
      return c.json(body, 200, noStore);
    })
    .post('/join', async (c) => {
      const userId = await requireTry(c);
      const body: TeamAnswer = { team: await joinTeam(sql, userId, await readJson(c, joinRequestSchema, maxBytes)) };
      return c.json(body, 200, noStore);
    })
    .get('/:team/codes', async (c) => {
      const userId = await tokens.requireUser(c);
      const body: OpenCodes = await openCodes(sql, userId, requireId(c, 'team'));
      return c.json(body, 200, noStore);
    })
    .post('/:team/codes', async (c) => {
      const userId = await requireChange(c);
      const { role } = await readJson(c, codeRequestSchema, maxBytes);
      const body: CodeAnswer = await renewCode(sql, userId, requireId(c, 'team'), role);
      return c.json(body, 200, noStore);
    })
    .delete('/:team/members/:member', async (c) => {
      const userId = await requireChange(c);
      const mayEndTeam = c.req.query('mayEndTeam') === 'true';
      await endMembership(sql, userId, { team: requireId(c, 'team'), member: requireId(c, 'member'), mayEndTeam });
      return c.body(null, 204, noStore);
    })
    .delete('/:team', async (c) => {
      const userId = await requireChange(c);
      await endTeam(sql, userId, requireId(c, 'team'));
      return c.body(null, 204, noStore);
    });
}
