import {
  ASSIGNMENT_BOUNDS,
  type AssignedContent,
  assignedContentSchema,
  type AssignedWishes,
  assignedWishesSchema,
} from '@anwurf/contract/assignment';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import { jsonbLength } from '@anwurf/contract/sync/json-value';
import type { PlanWishes } from '@anwurf/domain/team/plan-wishes';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { exerciseRowsOfPlan, rowOfPlan, sessionRowsOfPlan } from '../queries/plan-rows.ts';
import { newId } from './new-id.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

/** A plan or session to send, and its players. */
export interface NewAssignment {
  readonly planId: string;
  /** One session of the plan; null: all of it. */
  readonly sessionId: string | null;
  /** Local day of the session; null: the player chooses. */
  readonly day: string | null;
  readonly title: string;
  readonly note: string | null;
  /** Ids of memberships. */
  readonly members: readonly string[];
}

/** Takes an assignment back. Resolves when that is on disk. */
export type UndoAssignment = () => Promise<void>;

/** A plan is larger than an assignment may be. */
export class AssignmentTooLarge extends Error {}

/** Copies a plan, or one of its sessions, without what is the coach's own: days, ids, when it was chosen. */
async function contentOf(db: LocalDatabase, planId: string, sessionId: string | null): Promise<AssignedContent> {
  const [plan] = await readRows(db, rowOfPlan(planId));
  const stored = (await readRows(db, sessionRowsOfPlan(planId)))
    .map(({ row }) => row)
    .toSorted((one, other) => one.session_order - other.session_order);
  const sessions = stored.filter(({ id }) => sessionId === null || id === sessionId);
  if (plan === undefined || sessions.length === 0) throw new Error('the plan is gone');
  const rows = new Map<string, Record<string, JsonValue>[]>();
  for (const phase of PHASES) {
    for (const { row } of await readRows(db, exerciseRowsOfPlan({ id: planId, phase }))) {
      const { id: _, session_id, created_at: __, ...values } = row;
      const place = `${phase} ${session_id}`;
      rows.set(place, [...(rows.get(place) ?? []), values]);
    }
  }
  const isWhole = sessionId === null;
  return assignedContentSchema.parse({
    version: 1,
    description: isWhole ? plan.row.description : null,
    durationRecommendation: isWhole ? plan.row.duration_recommendation : null,
    weeks: isWhole ? plan.row.week_count : null,
    perWeek: isWhole ? plan.row.sessions_per_week : null,
    sessions: sessions.map(({ id, venue, load }) => ({
      venue,
      load,
      ...Object.fromEntries(PHASES.map((phase) => [phase, rows.get(`${phase} ${id}`) ?? []])),
    })),
  });
}

/**
 * Sends a plan of the coach, or one of its sessions, to players of a team. Resolves, when it is on disk, to what takes it back.
 * @throws AssignmentTooLarge
 * @throws when the plan is gone
 */
export const assignPlan = mergeSameCalls(async (db: LocalDatabase, team: string, assignment: NewAssignment): Promise<UndoAssignment> => {
  const { planId, sessionId, day, title, note, members } = assignment;
  const content = await contentOf(db, planId, sessionId);
  if (jsonbLength(content) > ASSIGNMENT_BOUNDS.content) throw new AssignmentTooLarge();
  return send(db, team, { title, note, day, content, members });
});

/** Wishes to send, and their players. */
export interface NewWishes {
  readonly title: string;
  readonly note: string | null;
  readonly wishes: PlanWishes;
  /** Ids of memberships. */
  readonly members: readonly string[];
}

/**
 * Sends wishes for a plan that is made for each player. Resolves, when it is on disk, to what takes it back.
 * @throws ZodError when a wish is none of the generator's
 */
export const assignWishes = mergeSameCalls(
  async (db: LocalDatabase, team: string, { title, note, wishes, members }: NewWishes): Promise<UndoAssignment> =>
    send(db, team, { title, note, day: null, content: assignedWishesSchema.parse({ version: 2, wishes }), members }),
);

interface Sending extends Omit<NewWishes, 'wishes'> {
  readonly day: string | null;
  readonly content: AssignedContent | AssignedWishes;
}

async function send(db: LocalDatabase, team: string, { members, ...sent }: Sending): Promise<UndoAssignment> {
  const key = newId();
  const sent_at = new Date().toISOString();
  await db.write([
    { table: 'team_assignments', op: 'upsert', key, team, values: { ...sent, sent_at } },
    ...members.map((member_id): Change => ({
      table: 'team_assignees',
      op: 'upsert',
      key: newId(),
      team,
      values: { assignment_id: key, member_id },
    })),
  ]);
  return () => takeAssignmentBack(db, team, key);
}

/** Takes an assignment back from all who got it; plans that they made of it stay. Resolves when it is on disk. */
export async function takeAssignmentBack(db: LocalDatabase, team: string, assignment: string): Promise<void> {
  await db.write([{ table: 'team_assignments', op: 'delete', key: assignment, team }]);
}
