import { pages, type PagePath } from '@anwurf/contract/pages';
import { RECOVERY_LADDERS } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { TEST_CATEGORIES } from '@anwurf/domain/fitness/test-category';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decideAboutHealth } from '../../server/accounts/health-consent.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { answerSteps, startOver } from '../plan/onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { useVisitors } from '../visitor.ts';
import { follow } from './follow.ts';
import { lostAtWidths } from './lost-at-width.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const device = useSharedDevice(browsers, createPlayer, { keepsOpen: true, calm: true });

/** Names that no dictionary divides: as long as a German word gets, and as long as a name may be. */
const names = ['Donaudampfschifffahrtsgesellschaften', 'Übungsname'.repeat(20)] as const;
const workoutId = newId();

/** Members of the team that the player leads. */
const memberIds = [newId(), newId()] as const;

/** Makes the player the coach of a team whose players have the long names and share everything. */
async function coachTeam(player: Player): Promise<void> {
  const { sql } = browsers;
  const team_id = newId();
  const [longName] = names;
  await sql`insert into teams ${sql({ id: team_id, name: longName, club: longName, age_group: longName.slice(0, 20) })}`;
  await sql`insert into memberships ${sql({ id: newId(), user_id: player.id, team_id, role: 'coach' })}`;
  for (const day of [sql`date '2099-01-01'`, sql`current_date`]) {
    await sql`insert into team_events (id, team_id, kind, day, title, place) values (${newId()}, ${team_id}, 'match', ${day}, ${longName}, ${longName})`;
  }
  const tests = ['countermovement_jump', 'repeated_sprint_ability', 'medizinballwurf'];
  await sql`insert into team_test_days ${sql({ id: newId(), team_id, day: '2026-11-20', tests, group_gender: 'female', group_age: 18 })}`;
  await sql`insert into team_guests ${sql({ id: newId(), team_id, name: names[1].slice(0, 80) })}`;
  for (const [index, id] of memberIds.entries()) {
    await sql`insert into users ${sql({ id, email: `${id}@test.example`, full_name: names[index] ?? '' })}`;
    await sql`insert into memberships ${sql({ id: newId(), user_id: id, team_id, role: 'player' })}`;
    for (const kind of SHARED_KINDS) {
      const decision = { id: newId(), user_id: id, team_id, kind, granted: true, text_version: '2026-11-27', decided_at: new Date() };
      await sql`insert into sharing_consents ${sql(decision)}`;
    }
    const ended = { id: newId(), user_id: id, plan_name: names[1], completed_at: new Date(), duration_minutes: 45, effort: 7 };
    await sql`insert into completed_sessions ${sql(ended)}`;
    await decideAboutHealth(sql, id, true);
    await sql`insert into complaints ${sql({ id: newId(), user_id: id, region: 'Oberschenkelrückseite', level: 7, reported_at: new Date() })}`;
  }
}

/** Gives the player's rows the long names: plans, sessions, own exercises, a log, notes, goals, a chosen player. */
async function createPlayer(): Promise<Player> {
  const { sql } = browsers;
  const player = await browsers.createPlayer(2);
  const owned = { user_id: player.id };
  const [word, longest] = names;
  await sql`update users set full_name = ${longest} where id = ${player.id}`;
  await sql`update trainingsplanreal set name = ${longest}, description = ${longest}, duration_recommendation = ${longest} where user_id = ${player.id}`;
  await sql`insert into trainingsplanreal ${sql({ ...owned, id: newId(), name: word, created_at: new Date(0) })}`;
  const sessions = await browsers.sessionIds(player);
  for (const [order, name] of names.entries()) {
    await sql`update haupt_uebungen set name = ${name}, description = ${name} where user_id = ${player.id} and exercise_order = ${order + 1}`;
    await sql`insert into athleten_uebungen ${sql({ ...owned, id: newId(), name, position: name, equipment: ['Hanteln', name], goals: [name] })}`;
    await sql`insert into exercise_notes ${sql({ ...owned, id: newId(), exercise_name: name, note: name, written_at: new Date() })}`;
    const goal = { ...owned, id: newId(), kind: 'exercise', subject: name, measure: 'weight', target: 150.25, reps: 12 };
    await sql`insert into goals ${sql({ ...goal, set_on: '2026-01-01', until_day: '2099-12-31' })}`;
    await sql`insert into favourite_exercises ${sql({ ...owned, id: newId(), exercise_name: name, is_favourite: true, marked_at: new Date() })}`;
    for (const table of ['warmup_uebungen', 'cooldown_uebungen']) {
      const row = {
        ...owned,
        id: newId(),
        session_id: sessions[0] ?? '',
        exercise_order: order + 1,
        name,
        sets: 2,
        reps: 10,
        unit: 'Wiederholungen',
      };
      await sql`insert into ${sql(table)} ${sql(row)}`;
    }
    for (const [earlier, id] of [workoutId, newId()].entries()) {
      const at = new Date(Date.now() - (1 + earlier) * 86_400_000);
      const set = {
        ...owned,
        workout_id: id,
        exercise_name: name,
        phase: 'main',
        set_number: 1,
        weight: 142.5 - earlier,
        reps: 8,
        unit: 'kg',
      };
      await sql`insert into workout_tracking ${sql({ ...set, id: newId(), created_at: at })}`;
      if (order > 0) continue;
      const ended = {
        ...owned,
        id: newId(),
        session_id: sessions[1] ?? '',
        workout_id: id,
        plan_name: longest,
        session_order: 2,
        notes: longest,
      };
      await sql`insert into completed_sessions ${sql({ ...ended, completed_at: at, duration_minutes: 45 })}`;
    }
  }
  await coachTeam(player);
  const chosen = { selected_player_name: longest, selected_player_team: longest, selected_player_season: '2025/26' };
  await sql`insert into user_dashboard_settings ${sql({ ...owned, ...chosen })}`;
  return player;
}

/** Addresses of a page: each value that its variable segment can take. */
async function addressesOf(page: PagePath): Promise<readonly string[]> {
  const [plan] = await browsers.sql<{ id: string }[]>`
    select plan_id as id from sessions where user_id = ${device.player.id} limit 1`;
  const [session = ''] = await browsers.sessionIds(device.player);
  const values: Readonly<Record<string, readonly string[]>> = {
    $sessionId: [session],
    $memberId: memberIds.slice(1),
    $planId: [plan?.id ?? ''],
    $ladder: RECOVERY_LADDERS.map(({ id }) => id),
    $testCategory: TEST_CATEGORIES,
  };
  const variable = page.split('/').find((segment) => segment.startsWith('$'));
  if (page === '/workout-completed') return [`${page}?workout=${workoutId}`];
  return variable === undefined ? [page] : (values[variable] ?? []).map((value) => page.replace(variable, value));
}

/** Begins a fitness test: its address alone leads to what comes before it. */
async function beginTest(page: Page, address: string): Promise<void> {
  await follow(page, address.replace('/durchfuehren', ''));
  await page.getByRole('button', { name: 'Test starten' }).click();
  await page.getByRole('button', { name: 'Anleitung' }).waitFor();
}

async function lostOn(page: Page, access: 'public' | 'private'): Promise<string[]> {
  const lost: string[] = [];
  for (const path of Object.keys(pages) as PagePath[]) {
    if (pages[path].access !== access || path.startsWith('/onboarding')) continue;
    const addresses = await addressesOf(path);
    expect(addresses, path).not.toEqual([]);
    for (const address of addresses) {
      if (path === '/ist-zustand/$testCategory/durchfuehren') await beginTest(page, address);
      else await follow(page, address);
      lost.push(...(await lostAtWidths(page, names)).map((one) => `${address} at ${one}`));
    }
  }
  return lost;
}

test('no screen of the app loses anything at 320 and 390 px or at twice the text, whatever its rows are called', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  expect(await lostOn(page, 'private')).toEqual([]);
});

test('no question before the first plan loses anything', async () => {
  const { page, player } = device;
  // A coach is led to his team instead.
  await browsers.sql`delete from memberships where user_id = ${player.id}`;
  await page.goto(`${browsers.url}/team`);
  await page.getByText('Noch in keiner Mannschaft').waitFor();
  await startOver(browsers, page, player);
  const lost: string[] = [];
  await answerSteps(page, 1, 10, async (step) => {
    lost.push(...(await lostAtWidths(page, names)).map((one) => `question ${step} at ${one}`));
  });
  expect(lost).toEqual([]);
});

test('no public screen loses anything at 320 and 390 px or at twice the text', async () => {
  const page = await visitors.come({ viewport: { width: 390, height: 844 } });
  await page.goto(`${browsers.url}/imprint`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await lostOn(page, 'public')).toEqual([]);
});
