import { type AssignedContent, assignmentContentSchema } from '@anwurf/contract/assignment';
import { findBrokenRule } from '@anwurf/contract/sync/broken-rule';
import type { JsonValue } from '@anwurf/contract/sync/json-value';
import { syncedTables } from '@anwurf/contract/sync/registry';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { assignedGenerations, type OwnAssignment } from '../queries/assignments.ts';
import { readRows } from '../queries/local-query.ts';
import { phaseTables } from '../queries/phase-tables.ts';
import { mergeSameCalls } from './overlapping-calls.ts';

type Assigned = Pick<OwnAssignment, 'id' | 'title' | 'day' | 'coach' | 'content'>;

/** Takes an answer back. Resolves when that is on disk. */
export type UndoAnswer = () => Promise<void>;

const LAST_BITS = 2 ** 32;

/** The id of the assignment's `place`-th row: the same on every device that accepts it, so that two make one plan. */
function derivedId(id: string, place: number): string {
  const last = (Number.parseInt(id.slice(-8), 16) + place) % LAST_BITS;
  return id.slice(0, -8) + last.toString(16).padStart(8, '0');
}

const { columns } = syncedTables.haupt_uebungen;
const given = ['id', 'session_id', 'created_at'];
const exerciseColumns = syncedTables.haupt_uebungen.writes.insert.filter((name) => !given.includes(name));

/** The columns of an exercise that a plan may have; what another release or a forger added is left out. */
function exerciseValues(row: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> {
  return Object.fromEntries(
    exerciseColumns.flatMap((name) => {
      const value = row[name];
      return value === undefined || findBrokenRule(columns[name], value) !== undefined ? [] : [[name, value]];
    }),
  );
}

/** The plan that an assignment's content is, as new rows of the player. */
function planChanges({ id, title, coach, day }: Assigned, content: AssignedContent): Change[] {
  const created_at = new Date().toISOString();
  let place = 0;
  const nextId = () => {
    place += 1;
    return derivedId(id, place);
  };
  const sessions = content.sessions.map((session, index) => ({ session, key: nextId(), order: index + 1 }));
  const rowOf = (phase: Phase, session_id: string, row: Readonly<Record<string, JsonValue>>): Change =>
    ({ table: phaseTables[phase], op: 'upsert', key: nextId(), values: { ...exerciseValues(row), session_id, created_at } }) as Change;
  const plan = {
    name: title,
    description: content.description ?? (coach === '' ? null : `Von ${coach}`),
    duration_recommendation: content.durationRecommendation,
    week_count: content.weeks,
    sessions_per_week: content.perWeek,
    created_at,
  };
  const [first] = sessions;
  return [
    { table: 'trainingsplanreal', op: 'upsert', key: id, values: plan },
    ...sessions.map(
      ({ session: { venue, load }, key, order }) =>
        ({
          table: 'sessions',
          op: 'upsert',
          key,
          values: { plan_id: id, session_order: order, venue, load, created_at },
        }) as Change,
    ),
    ...PHASES.flatMap((phase) => sessions.flatMap(({ session, key }) => session[phase].map((row) => rowOf(phase, key, row)))),
    ...(day === null || first === undefined
      ? []
      : [
          {
            table: 'scheduled_sessions',
            op: 'upsert',
            key: nextId(),
            values: { session_id: first.key, plan_week: 1, planned_on: day, turn: 0, is_extra: true, scheduled_at: created_at, created_at },
          } satisfies Change,
        ]),
  ];
}

const answerChange = (id: string, answer: 'accepted' | 'declined' | null): Change => ({
  table: 'assignments',
  op: 'update',
  key: id,
  values: { answer, answered_at: answer === null ? null : new Date().toISOString() },
});

/** The player has not answered the questions from which a plan is made. */
export class AnswersMissing extends Error {}

/** Changes that take a request for a plan back, also the plan, if it was made meanwhile. */
async function withdrawnRequest(db: LocalDatabase, id: string): Promise<Change[]> {
  const [known] = await readRows(db, assignedGenerations(id));
  const cancelled_at = new Date().toISOString();
  return [
    ...(known?.running ?? []).map((key): Change => ({ table: 'trainingsplan_generierung', op: 'update', key, values: { cancelled_at } })),
    { table: 'trainingsplanreal', op: 'delete', key: id },
  ];
}

/**
 * Asks for the plan of a coach's wishes. Its request has an id counted on from the assignment's, so that two devices that accept without
 * each other ask once.
 */
async function acceptWishes(db: LocalDatabase, id: string): Promise<UndoAnswer> {
  const [known] = await readRows(db, assignedGenerations(id));
  const fragebogen_id = known?.questionnaire ?? null;
  if (known === undefined || fragebogen_id === null) throw new AnswersMissing();
  const isAsked = known.hasPlan || known.running.length > 0;
  const values = { fragebogen_id, assignment_id: id, created_at: new Date().toISOString() };
  const request: Change = { table: 'trainingsplan_generierung', op: 'upsert', key: derivedId(id, known.count), values };
  // The answer first: the server makes the plan of an accepted assignment only.
  await db.write([answerChange(id, 'accepted'), ...(isAsked ? [] : [request])]);
  return async () => db.write([...(await withdrawnRequest(db, id)), answerChange(id, null)]);
}

/**
 * Accepts an assignment: it becomes a plan of the player, beside his own, and a single session stands on its day. The plan of a coach's
 * wishes is made by the server as soon as it hears of it. Resolves, when it is on disk, to what takes it back: the plan goes then.
 * @throws ZodError when this release does not know the content
 * @throws AnswersMissing when a plan cannot be made for the player yet
 */
export const acceptAssignment = mergeSameCalls(async (db: LocalDatabase, assignment: Assigned): Promise<UndoAnswer> => {
  const { id } = assignment;
  const content = assignmentContentSchema.parse(assignment.content);
  if (content.version === 2) return acceptWishes(db, id);
  const changes = planChanges(assignment, content);
  await db.write([...changes, answerChange(id, 'accepted')]);
  return async () => {
    const removals = changes.toReversed().map(({ table, key }) => ({ table, op: 'delete', key }) as Change);
    await db.write([...removals, answerChange(id, null)]);
  };
});

/** Puts an assignment aside. Resolves, when it is on disk, to what takes that back. */
export const declineAssignment = mergeSameCalls(async (db: LocalDatabase, id: string): Promise<UndoAnswer> => {
  await db.write([answerChange(id, 'declined')]);
  return () => db.write([answerChange(id, null)]);
});

/** Stores what the player says to his coaches about an assignment; empty: nothing. Resolves when it is on disk. */
export const commentAssignment = mergeSameCalls(async (db: LocalDatabase, id: string, comment: string): Promise<void> => {
  await db.write([{ table: 'assignments', op: 'update', key: id, values: { comment: comment.trim() === '' ? null : comment.trim() } }]);
});
