import type { Change, LocalDatabase } from '../client/local-database.ts';
import { readOfThread, type ThreadEntry } from '../queries/comments.ts';
import { readRows } from '../queries/local-query.ts';
import { newId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** The training or assignment of a player that his coaches write about. */
export interface TeamThread {
  readonly team: string;
  /** The player's membership. */
  readonly member: string;
  readonly kind: 'training' | 'assignment';
  /** Id of the team's copy of the training, or of the assignment to the player. */
  readonly thread: string;
  /** Local day of it. */
  readonly day: string;
}

/** The player's own workout or assignment, and the team that he answers. */
export interface OwnThread {
  readonly team: string;
  readonly kind: 'workout' | 'assignment';
  readonly thread: string;
  readonly day: string;
}

type Written = Pick<ThreadEntry, 'id' | 'body' | 'writtenAt'>;

/** Takes the last step back. Resolves when that is on disk. */
export type UndoComment = () => Promise<void>;

function teamEntry({ team, member, kind, thread, day }: TeamThread, { id, body, writtenAt }: Written): Change {
  const about = { training_id: kind === 'training' ? thread : null, assignee_id: kind === 'assignment' ? thread : null };
  const values = { member_id: member, ...about, day, body, written_at: writtenAt.toISOString() };
  return { table: 'team_comments', op: 'upsert', key: id, team, values };
}

function ownEntry({ team, kind, thread, day }: OwnThread, { id, body, writtenAt }: Written): Change {
  const about = { workout_id: kind === 'workout' ? thread : null, assignment_id: kind === 'assignment' ? thread : null };
  const values = { team_id: team, ...about, day, body, written_at: writtenAt.toISOString() };
  return { table: 'session_comments', op: 'upsert', key: id, values };
}

const teamRemoval = ({ team }: TeamThread, { id }: Written): Change => ({ table: 'team_comments', op: 'delete', key: id, team });
const ownRemoval = ({ id }: Written): Change => ({ table: 'session_comments', op: 'delete', key: id });

const newEntry = (body: string): Written => ({ id: newId(), body: body.trim(), writtenAt: new Date() });

/** Writes the first and resolves, when it is on disk, to what writes the second. */
async function writeWithUndo(db: LocalDatabase, change: Change, undoing: Change): Promise<UndoComment> {
  await db.write([change]);
  return () => db.write([undoing]);
}

/** Writes to a player about what he shares. Resolves, when it is on disk, to what takes it back. */
export const writeToPlayer = mergeSameCalls((db: LocalDatabase, thread: TeamThread, body: string): Promise<UndoComment> => {
  const entry = newEntry(body);
  return writeWithUndo(db, teamEntry(thread, entry), teamRemoval(thread, entry));
});

/** Takes an entry of the coach's own back. Resolves, when that is on disk, to what brings it back. */
export const takeWordBack = mergeSameCalls((db: LocalDatabase, thread: TeamThread, entry: Written): Promise<UndoComment> =>
  writeWithUndo(db, teamRemoval(thread, entry), teamEntry(thread, entry)),
);

/** Answers the coaches of a team. Resolves, when it is on disk, to what takes it back. */
export const answerCoaches = mergeSameCalls((db: LocalDatabase, thread: OwnThread, body: string): Promise<UndoComment> => {
  const entry = newEntry(body);
  return writeWithUndo(db, ownEntry(thread, entry), ownRemoval(entry));
});

/** Takes an answer of the player's own back. Resolves, when that is on disk, to what brings it back. */
export const takeAnswerBack = mergeSameCalls((db: LocalDatabase, thread: OwnThread, entry: Written): Promise<UndoComment> =>
  writeWithUndo(db, ownRemoval(entry), ownEntry(thread, entry)),
);

/**
 * Notes that a thread was shown up to an entry, on all of the reader's devices. Does nothing where more of it was shown.
 * @param version of the newest entry that was shown, in the server's order
 */
export const markThreadRead = mergeSameCalls((db: LocalDatabase, thread: string, version: number): Promise<void> =>
  inTurn(db, async () => {
    const [known] = await readRows(db, readOfThread(thread));
    if (known !== undefined && known.seen >= version) return;
    const values = { thread, seen_version: version };
    await db.write([{ table: 'comment_reads', op: 'upsert', key: known?.id ?? newId(), values }]);
  }),
);
