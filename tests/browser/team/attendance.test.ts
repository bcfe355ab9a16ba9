import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const arrival = { timeout: 60_000 };
const names = ['Amelie Dietz', 'Clara Jost', 'Mila Brandt'] as const;

/** A team with two coaches, three players and a training yesterday and today. */
async function makeTeam(coaches: readonly Player[]): Promise<string> {
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  const member = (user_id: string, role: string) => sql`insert into memberships ${sql({ id: newId(), user_id, team_id, role })}`;
  for (const { id } of coaches) await member(id, 'coach');
  for (const full_name of names) {
    const id = newId();
    await sql`insert into users ${sql({ id, email: `${id}@test.example`, full_name })}`;
    await member(id, 'player');
  }
  for (const day of [dayAfter(today, -1), today]) {
    await sql`insert into team_events ${sql({ id: newId(), team_id, kind: 'training', day, start_time: '18:30' })}`;
  }
  return team_id;
}

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name: `Anwesenheit von ${name}` });
const choose = (page: Page, name: string, state: string) => group(page, name).getByText(state, { exact: true }).click();
const stored = (team: string) => browsers.sql<{ name: string; state: string; reason: string | null }[]>`
  select display_name as name, state, reason from team_attendance join team_members on team_members.id = member_id
  where team_attendance.team_id = ${team} order by display_name, noted_at`;

test('a coach notes the squad in two presses and the exceptions one by one, without a network, and a second coach sees it', async () => {
  const [coach, second] = [await browsers.createNewcomer(), await browsers.createNewcomer()];
  const team = await makeTeam([coach, second]);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, coach);
  await page.goto(`${browsers.url}/team`);
  await page.getByRole('link', { name: 'Anwesenheit' }).waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);

  await page.getByRole('link', { name: 'Anwesenheit' }).click();
  await page.getByRole('button', { name: 'heute 18:30, Training' }).waitFor();
  await page.getByText('3 offen').waitFor();
  await page.getByRole('button', { name: 'Alle waren da' }).click();
  await page.getByText('3 da', { exact: true }).waitFor();
  // Taken back as one, and noted again.
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('3 offen').waitFor();
  await page.getByRole('button', { name: 'Alle waren da' }).click();
  await choose(page, 'Clara Jost', 'entschuldigt');
  await page.getByRole('button', { name: 'Grund von Clara Jost' }).click();
  await page.getByRole('option', { name: 'Schule' }).click();
  await page.getByRole('option', { name: 'Schule' }).waitFor({ state: 'detached' });
  // By keyboard.
  await group(page, 'Mila Brandt').getByRole('radio', { name: 'da', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('1 da, 1 entschuldigt, 1 fehlt', { exact: true }).waitFor();
  expect(await stored(team)).toEqual([]);

  await device.setOffline(false);
  await expect
    .poll(() => stored(team), arrival)
    .toEqual([
      { name: 'Amelie Dietz', state: 'came', reason: null },
      { name: 'Clara Jost', state: 'excused', reason: 'school' },
      { name: 'Mila Brandt', state: 'missing', reason: null },
    ]);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Liste drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('row', { name: 'Clara Jost entschuldigt, Schule 0 von 1 (0 %)' }).waitFor();
  // The list alone.
  await page.getByRole('button', { name: 'Liste drucken' }).waitFor({ state: 'hidden' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page);

  const other = firstPage(await browsers.open());
  await browsers.signIn(other, second);
  await other.goto(`${browsers.url}/team/attendance`);
  await other.getByText('1 da, 1 entschuldigt, 1 fehlt', { exact: true }).waitFor(arrival);
  // The day before has marks of its own.
  await other.getByRole('button', { name: 'heute 18:30, Training' }).click();
  await other.getByRole('option', { name: 'gestern 18:30, Training' }).click();
  await other.getByText('3 offen').waitFor();
  await choose(other, 'Clara Jost', 'da');
  await other.getByRole('button', { name: 'Die übrigen 2 waren da' }).waitFor();
  await other.getByText('1 von 2 (50 %)').waitFor();

  await other.goto(`${browsers.url}/team`);
  await other.getByRole('link', { name: 'Clara Jost' }).click();
  await other.getByText('Bei Training und Spiel, acht Wochen').waitFor();
  await other.getByText('1 von 2 (50 %)').waitFor();
});
