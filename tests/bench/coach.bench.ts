import { attendanceSums, eventMarks, squadPlayers } from '@anwurf/db/queries/attendance';
import { assignees, sentAssignments } from '@anwurf/db/queries/assignments';
import type { LocalQuery } from '@anwurf/db/queries/local-query';
import { sharedReadiness } from '@anwurf/db/queries/readiness';
import { doneCounts, sharedComplaints, sharedLoads, sharedTests, sharedTrainings, testsOf } from '@anwurf/db/queries/shared-log';
import { squad } from '@anwurf/db/queries/squad';
import { arrivedTeamTables, ownTeams, teamEvents, teamStaff } from '@anwurf/db/queries/teams';
import { teamTestDays, testDayCells, testDayHistory, testPeople } from '@anwurf/db/queries/test-days';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { teamOwnerOf, teamTableNames } from '@anwurf/contract/sync/registry';
import { ATTENDANCE_DAYS } from '@anwurf/domain/team/attendance';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import { TEAM_TESTS } from '@anwurf/domain/team/test-day';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { createUser } from '../server/fixture.ts';
import { record } from './figures.ts';
import { PageDatabase } from './page-database.ts';
import { insertSquads, insertTestDay, type LedTeams } from './squad-history.ts';

const browsers = useOwnServer();
/** Tables of a team that a coach reads. */
const coachTables = teamTableNames.filter((name) => teamOwnerOf(name)?.readers.some((role) => role === 'coach'));
const squadTables = ['team_members', 'team_events', ...SHARED_KINDS.map((kind) => `shared_${kind}`)];
/** In ms: a new device waits for a moment without questions before it goes on, and each question of this file would prolong that. */
const unasked = 800;
const repeats = 30;
const warmUp = 5;
/** Of a stream: a screen shows it. */
const shows = 'last_up_to_date_at is not null or newest_from is not null';

interface Seen {
  readonly team: string;
  readonly player: string;
  readonly compared: readonly string[];
  readonly event: string;
  readonly testDay: string;
  /** Members of a page of its history. */
  readonly page: readonly string[];
}

const today = new Date().toISOString().slice(0, 10);

const screens = ({ team, player, compared, event, testDay, page }: Seen): Readonly<Record<string, readonly LocalQuery<unknown>[]>> => ({
  Squad: [ownTeams(), squad(team, today, null), arrivedTeamTables(team), teamEvents(team, today, dayAfter(today, 60)), teamStaff(team)],
  Player: [
    squad(team, today, [player]),
    sharedTrainings(team, player, dayAfter(today, -83)),
    sharedLoads(team, player, dayAfter(today, -83)),
    sharedTests(team, player),
    sharedReadiness(team, player, dayAfter(today, -27)),
    sharedComplaints(team, player),
    attendanceSums(team, dayAfter(today, 1 - ATTENDANCE_DAYS), today, [player]),
  ],
  Compare: [
    squadPlayers(team),
    squad(team, today, compared),
    doneCounts(team, compared, dayAfter(today, -27), today),
    testsOf(team, compared),
    attendanceSums(team, dayAfter(today, 1 - ATTENDANCE_DAYS), today, compared),
  ],
  Calendar: [teamEvents(team, dayAfter(today, -30), dayAfter(today, 90))],
  Attendance: [squadPlayers(team), eventMarks(team, event), attendanceSums(team, dayAfter(today, 1 - ATTENDANCE_DAYS), today, null)],
  Assign: [squadPlayers(team), sentAssignments(team), assignees(team)],
  'Test day, five entries a cell': [teamTestDays(team), testPeople(team), testDayCells(team, testDay)],
  'Test day, ten players of its history': [testDayHistory(team, testDay, page)],
});

async function seenOf({ teams: [team = ''], players }: LedTeams): Promise<Seen> {
  const testDay = await insertTestDay(
    browsers.sql,
    team,
    TEAM_TESTS.slice(0, 12).map(({ id }) => id),
  );
  const [event] = await browsers.sql<
    { id: string }[]
  >`select id from team_events where team_id = ${team} and day < now() order by day desc limit 1`;
  const page = await browsers.sql<{ id: string }[]>`select id from team_members where team_id = ${team} and role = 'player' limit 10`;
  return { team, player: players[0] ?? '', compared: players.slice(0, 5), event: event?.id ?? '', testDay, page: page.map(({ id }) => id) };
}

test.each([60, 200])(
  'a coach with %i players and a season',
  async (players) => {
    const coach = await createUser(browsers.sql);
    const led = await insertSquads(browsers.sql, coach, players);
    const seen = await seenOf(led);
    await browsers.sql`analyze`;
    for (let run = 0; run < 2; run += 1) {
      const context = await browsers.openProfile(await browsers.newProfile());
      const database = await PageDatabase.start(context, browsers.url, coach, 'opfs');
      await database.until('open');
      const began = performance.now();
      await database.page.waitForTimeout(unasked);
      const complete = async (of: string, tables: readonly string[], streams: number, wanted = 'last_up_to_date_at is not null') => {
        const list = tables.map((name) => `'${name}'`).join(', ');
        const sql = `select count(*) = ${streams} as holds from streams where table_name like '%@${of}' and split_part(table_name, '@', 1) in (${list})
          and (${wanted})`;
        await database.untilHolds(sql);
        return performance.now() - began;
      };
      // The team that is fetched first; its screen waits for these tables, if only with their newest rows.
      const first = await complete(led.teams[0] ?? '', squadTables, squadTables.length, shows);
      record(`First sync of a coach with ${players} players: squad of the first team shows, Chromium opfs`, [first], {
        aim: { p50: 2000 },
      });
      const squads = await complete('%', squadTables, led.teams.length * squadTables.length, shows);
      record(`First sync of a coach with ${players} players: all squads show, Chromium opfs`, [squads], { aim: { p50: 2000 } });
      const whole = await complete('%', coachTables, led.teams.length * coachTables.length);
      await database.until('synced');
      expect(await database.rows('select count(*)::int as n from shared_trainings')).toEqual([{ n: players * 120 }]);
      record(`First sync of a coach with ${players} players: everything of all teams, Chromium opfs`, [whole]);
      for (const [screen, queries] of run === 0 ? [] : Object.entries(screens(seen))) {
        const sums = Array.from({ length: repeats }, () => 0);
        for (const { sql, params } of queries) {
          const taken = await database.times(Array.from({ length: repeats + warmUp }, () => ({ kind: 'query' as const, sql, params })));
          for (const [index, time] of taken.slice(warmUp).entries()) sums[index] = (sums[index] ?? 0) + time;
        }
        record(`Team screen ${screen}, all queries, ${players} players`, sums, { aim: { p95: 16 } });
      }
      await context.close();
    }
  },
  600_000,
);
