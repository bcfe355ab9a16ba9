import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { discussedSessions, ownThread, teamThread, threadPlaces, unreadThreads } from '../queries/comments.ts';
import { readRows } from '../queries/local-query.ts';
import { emptyStore } from '../store/empty-store.ts';
import { decideSharing } from './decide-sharing.ts';
import { newId } from './new-id.ts';
import { answerCoaches, markThreadRead, takeAnswerBack, takeWordBack, writeToPlayer } from './write-comment.ts';

const [me, team, member, training, workout] = [newId(), newId(), newId(), newId(), newId()];
const asCoach = { team, member, kind: 'training', thread: training, day: '2026-11-20' } as const;
const asPlayer = { team, kind: 'workout', thread: workout, day: '2026-11-20' } as const;
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, me);
  const insert = `insert into completed_sessions (id, user_id, workout_id, completed_at, local_day, duration_minutes) values ($1, $2, $1, $3, $4, 60)`;
  await store.query(insert, [workout, me, '2026-11-20T18:00:00Z', '2026-11-20']);
});
beforeEach(() =>
  store.exec(
    'truncate team_members, shared_trainings, team_assignments, team_assignees, team_comments, session_comments, comment_reads, outbox, base_rows',
  ),
);

const bodies = async (rows: Promise<readonly { readonly body: string }[]>) => (await rows).map(({ body }) => body);
const ofTeam = () => readRows(db, teamThread(team, training, me));
const ofPlayer = () => readRows(db, ownThread(workout));
const outbox = async () => (await store.query<{ table_name: string }>('select table_name from outbox')).rows.length;

/** Puts an entry where the server's copies arrive. */
const arrive = (table: 'team_comments' | 'session_comments', body: string, version: number, fromOther = true) =>
  table === 'team_comments'
    ? store.query(
        `insert into team_comments (id, team_id, member_id, training_id, day, body, written_at, author_name, author_id, from_player, server_version)
         values ($1, $2, $3, $4, '2026-11-20', $5, '2026-11-20T20:00:00Z', 'Mila', $6, $7, $8)`,
        [newId(), team, member, training, body, newId(), fromOther, version],
      )
    : store.query(
        `insert into session_comments (id, user_id, team_id, workout_id, day, body, written_at, author_name, from_team, server_version)
         values ($1, $2, $3, $4, '2026-11-20', $5, '2026-11-20T20:00:00Z', 'Katrin', $6, $7)`,
        [newId(), me, team, workout, body, fromOther, version],
      );

test('both sides write, trimmed, and take back and bring back what they wrote', async () => {
  const undo = await writeToPlayer(db, asCoach, '  Stark  ');
  expect(await ofTeam()).toMatchObject([{ body: 'Stark', isOwn: true, isUnread: false, version: 0 }]);
  await undo();
  expect(await ofTeam()).toEqual([]);
  await writeToPlayer(db, asCoach, 'Noch einmal');
  const [word] = await ofTeam();
  if (word === undefined) throw new Error('nothing was written');
  const bringBack = await takeWordBack(db, asCoach, word);
  expect(await ofTeam()).toEqual([]);
  await bringBack();
  expect(await ofTeam()).toMatchObject([{ id: word.id, body: 'Noch einmal', writtenAt: word.writtenAt }]);

  await answerCoaches(db, asPlayer, 'Danke');
  const [answer] = await ofPlayer();
  if (answer === undefined) throw new Error('nothing was answered');
  expect(answer).toMatchObject({ team, body: 'Danke', isOwn: true, isUnread: false });
  const undoRemoval = await takeAnswerBack(db, asPlayer, answer);
  expect(await ofPlayer()).toEqual([]);
  await undoRemoval();
  expect(await bodies(ofPlayer())).toEqual(['Danke']);
});

test('the entries of another coach and of the player are not the reader’s own', async () => {
  await arrive('team_comments', 'Vom Kollegen', 3, false);
  await arrive('team_comments', 'Von Mila', 4);
  expect((await ofTeam()).map(({ body, isOwn, isUnread }) => [body, isOwn, isUnread])).toEqual(
    expect.arrayContaining([
      ['Vom Kollegen', false, false],
      ['Von Mila', false, true],
    ]),
  );
});

test('a thread is unread until it was shown, and again when something follows', async () => {
  await arrive('session_comments', 'Stark', 5);
  expect(await readRows(db, unreadThreads())).toMatchObject([{ thread: workout, workout, day: '2026-11-20', author: 'Katrin' }]);
  await markThreadRead(db, workout, 5);
  expect(await readRows(db, unreadThreads())).toEqual([]);
  const written = await outbox();
  // Shown again, or by a part of the page that knows less: nothing to send.
  await markThreadRead(db, workout, 5);
  await markThreadRead(db, workout, 2);
  expect(await outbox()).toBe(written);
  await arrive('session_comments', 'Und morgen?', 8);
  expect(await readRows(db, unreadThreads())).toHaveLength(1);
  await markThreadRead(db, workout, 8);
  expect((await store.query('select seen_version::int from comment_reads')).rows).toEqual([{ seen_version: 8 }]);
});

test('a player can begin a thread with each team that sees the training, and with no other', async () => {
  const [other, assignment] = [newId(), newId()];
  const places = async (about: string) => (await readRows(db, threadPlaces(about))).map((place) => [place.team, place.thread, place.day]);
  await store.exec('truncate memberships, sharing_consents, assignments, teams');
  for (const [id, name] of [
    [team, 'Frauen'],
    [other, 'A-Jugend'],
  ]) {
    await store.query('insert into teams (id, name) values ($1, $2)', [id, name]);
    await store.query(
      `insert into memberships (id, user_id, team_id, role, joined_at, server_version) values ($1, $2, $3, 'player', '2026-09-01T10:00:00Z', 1)`,
      [newId(), me, id],
    );
  }
  await store.query(
    `insert into assignments (id, user_id, team_id, title, day, content, sent_at) values ($1, $2, $3, 'Sprung', '2026-11-22', '{}', '2026-11-20T10:00:00Z')`,
    [assignment, me, other],
  );
  expect(await places(workout)).toEqual([]);
  await decideSharing(db, team, 'trainings', true);
  expect(await places(workout)).toEqual([[team, workout, '2026-11-20']]);
  expect(await places(assignment)).toEqual([]);
  await decideSharing(db, other, 'trainings', true);
  expect(await places(workout)).toEqual([
    [other, workout, '2026-11-20'],
    [team, workout, '2026-11-20'],
  ]);
  expect(await places(assignment)).toEqual([[other, assignment, '2026-11-22']]);
  expect(await places(newId())).toEqual([]);
  await decideSharing(db, team, 'trainings', false);
  expect(await places(workout)).toEqual([[other, workout, '2026-11-20']]);
});

test('a coach finds the newest sessions of a player, and each with something unread, however old', async () => {
  const [player, assignment, assignee] = [newId(), newId(), newId()];
  await store.query(`insert into team_members (id, team_id, user_id, role) values ($1, $2, $3, 'player')`, [member, team, player]);
  const train = (id: string, day: string) =>
    store.query(
      `insert into shared_trainings (id, team_id, user_id, day, state, name, minutes) values ($1, $2, $3, $4, 'done', 'Kraft', 60)`,
      [id, team, player, day],
    );
  await train(training, '2026-08-01');
  for (let day = 1; day <= 9; day += 1) await train(newId(), `2026-11-0${day}`);
  await store.query(
    `insert into team_assignments (id, team_id, title, day, content, sent_at) values ($1, $2, 'Sprung', '2026-11-12', '{}', '2026-11-10T10:00:00Z')`,
    [assignment, team],
  );
  await store.query(`insert into team_assignees (id, team_id, assignment_id, member_id) values ($1, $2, $3, $4)`, [
    assignee,
    team,
    assignment,
    member,
  ]);
  const found = () => readRows(db, discussedSessions(team, player));
  expect((await found()).map(({ kind, day }) => [kind, day]).slice(0, 2)).toEqual([
    ['assignment', '2026-11-12'],
    ['training', '2026-11-09'],
  ]);
  expect((await found()).filter(({ kind }) => kind === 'training')).toHaveLength(6);
  await arrive('team_comments', 'Von Mila', 4);
  await arrive('team_comments', 'Noch etwas', 6);
  await writeToPlayer(db, asCoach, 'Stark');
  expect((await found()).at(-1)).toMatchObject({ thread: training, member, day: '2026-08-01', entries: 3, unread: 2, minutes: 60 });
  // Another device of the coach had shown the first: of two rows the further one counts.
  await store.query('insert into comment_reads (id, user_id, thread, seen_version) values ($1, $2, $3, 4), ($4, $2, $3, 3)', [
    newId(),
    me,
    training,
    newId(),
  ]);
  expect((await found()).at(-1)).toMatchObject({ entries: 3, unread: 1 });
  await markThreadRead(db, training, 6);
  expect((await found()).map(({ thread }) => thread)).not.toContain(training);
});
