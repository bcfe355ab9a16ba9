import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarSource } from '../../server/calendars/calendar-source.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
const today = new Intl.DateTimeFormat('sv').format(new Date());
const monday = mondayOf(today);
const inWeek = (week: number, day: number) => dayAfter(monday, week * 7 + day);
const compact = (day: string) => day.replaceAll('-', '');

/** A calendar with the given entries: [name, day, words, called off]. */
function calendar(...entries: readonly (readonly [uid: string, day: string, summary: string, isCancelled?: boolean])[]): string {
  const lines = entries.flatMap(([uid, day, summary, isCancelled]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${summary}`,
    ...(isCancelled === true ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Probe//DE', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

let source: CalendarSource;
let answered = '';
beforeAll(async () => {
  source = await CalendarSource.start();
  source.answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/calendar' }).end(answered);
});
afterAll(() => source.stop());

test('a club’s match plan comes from its address: a cup match joins the regular one, a free weekend takes it, a moved match is put right', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`insert into training_profiles (user_id, match_days, match_dates)
    values (${player.id}, '{sa}', ${[inWeek(4, 6)]})`;
  const stored = async () =>
    (await browsers.sql`select match_dates as dates, match_free_dates as free from training_profiles where user_id = ${player.id}`)[0];
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/week/setup`);
  await page.getByRole('button', { name: 'Von einer Adresse' }).click(arrival);
  const asked = page.getByRole('dialog', { name: 'Kalender laden' });
  await asked.getByRole('textbox', { name: 'Adresse' }).fill('vereinskalender');
  await asked.getByRole('button', { name: 'Laden' }).click();
  await asked.getByText('Bitte gib eine Adresse an, die mit https:// oder webcal:// beginnt.').waitFor();
  answered = '<html>Spielplan</html>';
  await asked.getByRole('textbox', { name: 'Adresse' }).fill(`${source.url}/plan.ics`);
  await asked.getByRole('button', { name: 'Laden' }).click();
  await asked.getByText(/Dort liegt kein Kalender/).waitFor();
  await expectAccessibleAtBothWidths(page);

  answered = calendar(
    ['pokal', inWeek(1, 2), 'Pokalspiel'],
    ['liga', inWeek(2, 5), 'Punktspiel', true],
    ['moved', inWeek(3, 5), 'Punktspiel'],
    ['abend', inWeek(3, 1), 'Training'],
  );
  await asked.getByRole('button', { name: 'Laden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spielplan übernehmen' });
  await dialog.getByText(/^4 Termine vom/).waitFor();
  await dialog.getByText('Ein Tag, der schon eingetragen ist, steht nicht darin').waitFor();
  expect(await dialog.getByText('Training', { exact: true }).count()).toBe(0);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Spielplan übernommen').waitFor();
  await expect.poll(stored, arrival).toEqual({ dates: [inWeek(1, 2), inWeek(3, 5), inWeek(4, 6)], free: [inWeek(2, 5)] });
  await expectNothingLost(page);

  const matchesOf = async (week: number) => {
    await page.goto(`${browsers.url}/training/week?of=${inWeek(week, 0)}`);
    const days = page.getByRole('listitem').filter({ hasText: 'Spieltag' });
    await page.getByRole('listitem', { name: /Sonntag/ }).waitFor(arrival);
    return days.count();
  };
  await expect.poll(() => matchesOf(1), arrival).toBe(2);
  await expect.poll(() => matchesOf(2), arrival).toBe(0);

  // The association moves a match to Sunday; the address is remembered.
  await page.goto(`${browsers.url}/training/week/setup`);
  answered = calendar(['pokal', inWeek(1, 2), 'Pokalspiel'], ['moved', inWeek(3, 6), 'Punktspiel']);
  await page.getByRole('button', { name: 'Von einer Adresse' }).click(arrival);
  await expect.poll(() => asked.getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe(`${source.url}/plan.ics`);
  await asked.getByRole('button', { name: 'Laden' }).click();
  await dialog.getByText('3 Tage, die schon eingetragen sind, stehen nicht darin').waitFor();
  await dialog.getByText('Entfernen', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(stored, arrival).toEqual({ dates: [inWeek(1, 2), inWeek(3, 6)], free: [] });
  await page.getByRole('button', { name: 'Rückgängig' }).first().click();
  await expect.poll(stored, arrival).toEqual({ dates: [inWeek(1, 2), inWeek(3, 5), inWeek(4, 6)], free: [inWeek(2, 5)] });

  // By hand.
  await page.getByText('Spielfrei', { exact: true }).last().click();
  await page.getByRole('textbox', { name: 'Spielfrei am' }).fill(formatGermanDate(inWeek(5, 5)));
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect.poll(stored, arrival).toMatchObject({ free: [inWeek(2, 5), inWeek(5, 5)] });
});

test('a calendar cannot be fetched without reception, and says so beside its address', async () => {
  const player = await browsers.createPlayer(1);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/week/setup`);
  await page.getByRole('button', { name: 'Von einer Adresse' }).click(arrival);
  await device.setOffline(true);
  const asked = page.getByRole('dialog', { name: 'Kalender laden' });
  await asked.getByRole('textbox', { name: 'Adresse' }).fill(source.url);
  await asked.getByRole('button', { name: 'Laden' }).click();
  await asked.getByText(/Kein Empfang. Die Adresse bleibt hier stehen./).waitFor();
  expect(await asked.getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe(source.url);
});

/** Makes the last reading of the kept calendars one of long ago, and opens the app anew. */
async function comeBackLater(page: Page, player: Player): Promise<void> {
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as object[];
    localStorage.setItem(name, JSON.stringify(kept.map((one) => ({ ...one, checkedAt: 0, triedAt: 0 }))));
  }, `anwurf.calendars.${player.id}`);
  await page.goto(`${browsers.url}/dashboard`);
}
async function loadFrom(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Von einer Adresse' }).click(arrival);
  const asked = page.getByRole('dialog', { name: 'Kalender laden' });
  await asked.getByRole('textbox', { name: 'Adresse' }).fill(address);
  await asked.getByRole('button', { name: 'Laden' }).click();
}

test('a match that is moved at its address moves by itself, is said, and can be put back; a failure stands in the screen', async () => {
  const player = await browsers.createPlayer(1);
  const own = inWeek(4, 6);
  await browsers.sql`insert into training_profiles (user_id, match_dates) values (${player.id}, ${[own]})`;
  const dates = async () =>
    (await browsers.sql`select match_dates as dates from training_profiles where user_id = ${player.id}`)[0]?.['dates'];
  let marks = 0;
  source.answer = (request, response) => {
    const etag = `"${createHash('sha256').update(answered).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    if (isKnown) marks += 1;
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : answered);
  };
  answered = calendar(['liga', inWeek(2, 5), 'Punktspiel'], ['pokal', inWeek(3, 2), 'Pokalspiel']);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/week/setup`);
  await loadFrom(page, `${source.url}/plan.ics`);
  await page.getByRole('dialog', { name: 'Spielplan übernehmen' }).getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(dates, arrival).toEqual([inWeek(2, 5), inWeek(3, 2), own]);
  const kept = page.getByRole('region', { name: 'Nachgeladener Kalender' });
  await kept.getByText(/wird alle 12 Stunden nachgeladen/).waitFor();
  await expectAccessibleAtBothWidths(page);

  // Nothing has changed: the association's server is asked by the mark alone.
  await comeBackLater(page, player);
  await expect.poll(() => marks, arrival).toBe(1);
  // The answer has come here as well: it would be noted over the next visit's time.
  const checkedAt = (name: string) => (JSON.parse(localStorage.getItem(name) ?? '[]') as { checkedAt: number }[])[0]?.checkedAt;
  await expect.poll(() => page.evaluate(checkedAt, `anwurf.calendars.${player.id}`), arrival).toBeGreaterThan(0);
  answered = calendar(['liga', inWeek(2, 6), 'Punktspiel'], ['pokal', inWeek(3, 2), 'Pokalspiel']);
  await comeBackLater(page, player);
  await page.getByText('Dein Spielplan hat sich geändert').waitFor(arrival);
  await expect.poll(dates, arrival).toEqual([inWeek(2, 6), inWeek(3, 2), own]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(dates, arrival).toEqual([inWeek(2, 5), inWeek(3, 2), own]);

  await page.goto(`${browsers.url}/training/week/setup`);
  await kept.getByText(/^Geändert am .*Neu: Spiel .*Weg: Spiel/).waitFor(arrival);
  answered = '<html>umgezogen</html>';
  await kept.getByRole('button', { name: 'Jetzt nachladen' }).click();
  await kept.getByText(/ging das nicht. Dort liegt kein Kalender/).waitFor(arrival);
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);
  expect(await dates()).toEqual([inWeek(2, 5), inWeek(3, 2), own]);
  await kept.getByRole('button', { name: 'Nicht mehr nachladen' }).click();
  await kept.waitFor({ state: 'detached' });
});

test('a team’s calendar is read again on its coach’s device; what he has changed by hand stays', async () => {
  const coach = await browsers.createPlayer(0);
  const team = newId();
  await browsers.sql`insert into teams ${browsers.sql({ id: team, name: 'Frauen 1' })}`;
  await browsers.sql`insert into memberships ${browsers.sql({ id: newId(), user_id: coach.id, team_id: team, role: 'coach' })}`;
  const entries = async () =>
    (
      await browsers.sql<{ day: string; place: string | null }[]>`
      select day::text as day, place from team_events where team_id = ${team} order by day`
    ).map(({ day, place }) => [day, place]);
  source.answer = (_, response) => void response.writeHead(200).end(answered);
  answered = calendar(['a', inWeek(2, 5), 'Punktspiel'], ['b', inWeek(3, 5), 'Punktspiel']);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, coach);
  await page.goto(`${browsers.url}/team/calendar?team=${team}`);
  await loadFrom(page, `${source.url}/team.ics`);
  await page.getByRole('dialog', { name: 'Termine übernehmen' }).getByRole('button', { name: 'Eintragen' }).click();
  await expect.poll(entries, arrival).toHaveLength(2);
  await browsers.sql`update team_events set place = 'Halle 2' where team_id = ${team} and day = ${inWeek(2, 5)}`;
  await page.getByText('Halle 2').waitFor(arrival);

  answered = calendar(['a', inWeek(2, 5), 'Punktspiel'], ['b', inWeek(3, 6), 'Punktspiel']);
  await comeBackLater(page, coach);
  await page.getByText('Der Kalender der Mannschaft hat sich geändert').waitFor(arrival);
  const moved = [
    [inWeek(2, 5), 'Halle 2'],
    [inWeek(3, 6), null],
  ];
  await expect.poll(entries, arrival).toEqual(moved);
});
