import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const arrival = { timeout: 60_000 };
/** Saturday of the next week. */
const matchDay = dayAfter(mondayOf(today), 12);

test('an entry that a coach makes without a network stands in each member’s week, until it is called off', async () => {
  const coach = await browsers.createNewcomer();
  const player = await browsers.createPlayer(1);
  const team = newId();
  await browsers.sql`insert into teams (id, name) values (${team}, 'Frauen 1')`;
  for (const [user, role] of [
    [coach.id, 'coach'],
    [player.id, 'player'],
  ] as const) {
    await browsers.sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${user}, ${team}, ${role})`;
  }
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, coach);
  await page.goto(`${browsers.url}/team/calendar`);
  await page.getByText('Noch keine Termine').waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);

  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuer Termin' });
  await dialog.getByText('Spiel', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('31.02.2027');
  await dialog.getByLabel('Beginn (freiwillig)').fill('halb vier');
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await dialog.getByText('Bitte gib ein Datum an.').waitFor();
  await dialog.getByText('Bitte gib eine Uhrzeit an, zum Beispiel 18:30.').waitFor();
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(formatGermanDate(matchDay));
  await dialog.getByLabel('Beginn (freiwillig)').fill('16.00 Uhr');
  await dialog.getByLabel('Gegner (freiwillig)').fill('TV Beispielhausen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('Spiel gegen TV Beispielhausen · 16:00, 90 min').waitFor();
  // Every week: entered, and taken back as one.
  await page.getByRole('button', { name: 'Termin eintragen' }).click();
  await dialog.getByRole('textbox', { name: 'Tag' }).fill(formatGermanDate(dayAfter(mondayOf(today), 8)));
  await dialog.getByText('Jede Woche').click();
  await dialog.getByRole('textbox', { name: 'Bis' }).fill(formatGermanDate(dayAfter(mondayOf(today), 22)));
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('3 Termine eingetragen').waitFor();
  await expect.poll(() => page.getByText('Training · 90 min').count()).toBe(3);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => page.getByText('Training · 90 min').count()).toBe(0);
  await device.setOffline(false);
  await expect.poll(() => browsers.sql`select day::text from team_events where team_id = ${team}`, arrival).toEqual([{ day: matchDay }]);
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);

  const other = firstPage(await browsers.open());
  await browsers.signIn(other, player);
  await other.goto(`${browsers.url}/training/week?of=${matchDay}`);
  const match = other.getByText('Spiel', { exact: true });
  await match.first().waitFor(arrival);
  await other.goto(`${browsers.url}/team/calendar`);
  await other.getByText('Spiel gegen TV Beispielhausen · 16:00, 90 min').waitFor(arrival);
  // A player reads it, and changes nothing.
  expect(await other.getByRole('button', { name: 'Termin eintragen' }).count()).toBe(0);
  await expectAccessible(other);

  await page.getByRole('button', { name: /Spiel gegen TV Beispielhausen/ }).click();
  const change = page.getByRole('dialog', { name: 'Termin ändern' });
  await change.getByText('Abgesagt', { exact: true }).click();
  await change.getByRole('button', { name: 'Speichern' }).click();
  await other.getByText('Spiel gegen TV Beispielhausen, abgesagt', { exact: false }).waitFor(arrival);
  await other.goto(`${browsers.url}/training/week?of=${matchDay}`);
  await other.getByRole('heading', { level: 1 }).waitFor(arrival);
  await expect.poll(() => match.count(), arrival).toBe(0);
  await page.getByRole('button', { name: /Spiel gegen TV Beispielhausen, abgesagt/ }).click();
  await page.getByRole('dialog', { name: 'Termin ändern' }).getByRole('button', { name: 'Löschen' }).click();
  await other.goto(`${browsers.url}/team/calendar`);
  await other.getByText('Noch keine Termine').waitFor(arrival);
}, 240_000);

/** A club's plan as a calendar file: a match, one that is cancelled, a training of three weeks, something else, one of last year. */
function matchPlan(day: string, match: { readonly day: string; readonly time: string }): Buffer {
  const at = (of: string, clock: string) => `${of.replaceAll('-', '')}T${clock.replace(':', '')}00`;
  const entry = (uid: string, lines: readonly string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entry('1', [
      `DTSTART;TZID=Europe/Berlin:${at(match.day, match.time)}`,
      'DURATION:PT1H30M',
      'SUMMARY:HSG Probe - TV Beispielhausen',
      'LOCATION:Halle Süd',
    ]),
    ...entry('2', [`DTSTART;TZID=Europe/Berlin:${at(dayAfter(day, 7), '18:00')}`, 'SUMMARY:Pokal - SG Muster', 'STATUS:CANCELLED']),
    ...entry('3', [`DTSTART;TZID=Europe/Berlin:${at(dayAfter(day, 3), '18:30')}`, 'SUMMARY:Training', 'RRULE:FREQ=WEEKLY;COUNT=3']),
    ...entry('4', [`DTSTART;VALUE=DATE:${dayAfter(day, 14).replaceAll('-', '')}`, 'SUMMARY:Weihnachtsfeier']),
    ...entry('5', ['DTSTART:20250101T150000Z', 'SUMMARY:Alt']),
    'END:VCALENDAR',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

test('a match plan is entered from a file without a network, and a later file moves what is there', async () => {
  const coach = await browsers.createNewcomer();
  const team = newId();
  await browsers.sql`insert into teams (id, name) values (${team}, 'Frauen 1')`;
  await browsers.sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${coach.id}, ${team}, 'coach')`;
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, coach);
  await page.goto(`${browsers.url}/team/calendar`);
  await page.getByText('Noch keine Termine').waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);
  const choose = async (buffer: Buffer, name = 'spielplan.ics') => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Aus Kalenderdatei' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/calendar', buffer });
  };

  await choose(Buffer.from('Name;Verein'));
  await page.getByText('Es muss eine Kalenderdatei sein', { exact: false }).waitFor();
  const saturday = { day: matchDay, time: '16:00' };
  await choose(matchPlan(matchDay, saturday));
  const dialog = page.getByRole('dialog', { name: 'Termine übernehmen' });
  const enter = async () => {
    // The words of the party do not say it.
    await dialog.getByText('Spielfrei', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await dialog.getByText(/^6 Termine vom/).waitFor();
  await dialog.getByText('Weggelassen: 1 ist vorbei', { exact: false }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page);
  await enter();
  await page.getByText('6 neu, 0 geändert.').waitFor();
  await page.getByText('Spiel: HSG Probe - TV Beispielhausen · 16:00, 90 min, Halle Süd').waitFor();
  await page.getByText('Spiel: Pokal - SG Muster, abgesagt', { exact: false }).waitFor();
  await expect.poll(() => page.getByText('Training · 18:30').count()).toBe(3);
  // The same once more; then the match is moved to Sunday.
  await choose(matchPlan(matchDay, saturday));
  await enter();
  await page.getByText('Alles war schon eingetragen').waitFor();
  await choose(matchPlan(matchDay, { day: dayAfter(matchDay, 1), time: '15:00' }));
  await enter();
  await page.getByText('0 neu, 1 geändert.').waitFor();
  await page.getByText('Spiel: HSG Probe - TV Beispielhausen · 15:00, 90 min, Halle Süd').waitFor();
  await device.setOffline(false);
  const stored = () =>
    browsers.sql<{ day: string }[]>`select day::text from team_events where team_id = ${team} and kind = 'match' order by day`;
  await expect.poll(async () => (await stored()).map(({ day }) => day), arrival).toEqual([dayAfter(matchDay, 1), dayAfter(matchDay, 7)]);
}, 240_000);
