import type { TeamRole } from '@anwurf/contract/team';
import type { NewMutation } from '../upload/new-mutation.ts';
import type { ShapeMessage, TextRow } from './batch.ts';

export const user = '0198a000-0000-7000-8000-000000000001';
export const uuid = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Id of the n-th team. */
export const team = (n: number): string => uuid(900_000 + n);

export const upToDate: ShapeMessage = { kind: 'up-to-date' };

type Op = Extract<ShapeMessage, { kind: 'change' }>['op'];

export function change(op: Op, key: string, value: TextRow, txid = '7'): ShapeMessage {
  return { kind: 'change', op, key, value: { id: key, ...value }, txids: [txid] };
}

export const membershipRow = (teamId: string, role: TeamRole): TextRow => ({
  user_id: user,
  team_id: teamId,
  role,
  joined_at: '2026-11-20 10:00:00+00',
  server_version: '1',
});

/** A membership as the stream brings it; the n-th of the user. */
export const joined = (n: number, teamId: string, role: TeamRole = 'coach'): ShapeMessage =>
  change('insert', uuid(800_000 + n), membershipRow(teamId, role));

export const left = (n: number): ShapeMessage => change('delete', uuid(800_000 + n), {});

export const eventRow = (teamId: string, title: string, version = 1): TextRow => ({
  team_id: teamId,
  kind: 'training',
  day: '2026-12-01',
  start_time: null,
  minutes: null,
  title,
  place: null,
  is_cancelled: 'f',
  created_at: '2026-11-20 10:00:00+00',
  server_version: String(version),
});

/** The n-th mutation: an entry of a team's calendar. */
export const writeEvent = (n: number, teamId: string, key: string, title: string): NewMutation => ({
  id: uuid(700_000 + n),
  table: 'team_events',
  team: teamId,
  op: 'upsert',
  key,
  values: { kind: 'training', day: '2026-12-01', title, created_at: '2026-11-20T10:00:00Z' },
});
