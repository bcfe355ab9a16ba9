import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarSource } from '../../server/calendars/calendar-source.ts';
import { useBrowsers } from '../fixture.ts';
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
