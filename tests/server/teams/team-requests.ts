import { codeAnswerSchema, teamAnswerSchema, type TeamRole } from '@anwurf/contract/team';
import type { ServerFixture, TestUser } from '../fixture.ts';

/** Sends a request about teams as a user. */
export function askTeams(server: ServerFixture, as: TestUser, method: string, path = '', body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return server.fetch(`/api/teams${path}`, { method, as, ...sent });
}

async function answerOf(response: Promise<Response>): Promise<unknown> {
  const { ok, status, ...answer } = await response.then(async (found) => ({
    ok: found.ok,
    status: found.status,
    text: await found.text(),
  }));
  if (!ok) throw new Error(`${status} ${answer.text}`);
  return JSON.parse(answer.text);
}

/** Makes a team. @returns its id */
export async function foundTeam(server: ServerFixture, coach: TestUser, name = 'mB-Jugend'): Promise<string> {
  return teamAnswerSchema.parse(await answerOf(askTeams(server, coach, 'POST', '', { name }))).team;
}

/** Makes a code by which somebody joins in a role. */
export async function makeCode(server: ServerFixture, coach: TestUser, team: string, role: TeamRole): Promise<string> {
  return codeAnswerSchema.parse(await answerOf(askTeams(server, coach, 'POST', `/${team}/codes`, { role }))).code;
}

/** Makes users members. */
export async function joinAs(
  server: ServerFixture,
  { coach, team, role }: { readonly coach: TestUser; readonly team: string; readonly role: TeamRole },
  ...users: TestUser[]
): Promise<void> {
  const code = await makeCode(server, coach, team, role);
  for (const user of users) teamAnswerSchema.parse(await answerOf(askTeams(server, user, 'POST', '/join', { code })));
}

/** Ends a team. */
export async function endTeam(server: ServerFixture, as: TestUser, team: string): Promise<void> {
  const { status } = await askTeams(server, as, 'DELETE', `/${team}`);
  if (status !== 204) throw new Error(`ending: ${status}`);
}

/** Ends a membership, by default one's own. */
export async function leaveTeam(server: ServerFixture, as: TestUser, team: string, member = as.id): Promise<void> {
  const { status } = await askTeams(server, as, 'DELETE', `/${team}/members/${member}`);
  if (status !== 204) throw new Error(`leaving: ${status}`);
}
