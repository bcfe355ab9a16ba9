import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

/** A file as Strong writes it, with pounds or kilograms unsaid. */
const strong = [
  'Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE',
  '2025-03-04 18:02:11;"Oberkörper";1h 2m;"Bench Press (Barbell)";W;60;8;0;0;;;',
  '2025-03-04 18:02:11;"Oberkörper";1h 2m;"Bench Press (Barbell)";1;80,5;5;0;0;;;9',
  '2025-03-04 18:02:11;"Oberkörper";1h 2m;"Pull Up";1;10;6;0;0;;;',
  '2025-03-04 18:02:11;"Oberkörper";1h 2m;"Preacher Curl (Barbell)";1;30;10;0;0;;;',
  '2025-03-04 18:02:11;"Oberkörper";1h 2m;"Sled Push";1;viel;10;0;0;;;',
  '2025-03-06 07:30:00;"Beine";45m;"Squat (Barbell)";1;100;5;0;0;;;',
  '2025-03-06 07:30:00;"Beine";45m;"Kniebeuge besonders tief";1;90;5;0;0;;;',
].join('\n');

test('a log of another app is taken over without a network, once, with what is asked, and taken back as one', async () => {
  const player = await browsers.createPlayer(1);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/settings`);
  const row = page.getByRole('button', { name: /^Training aus anderer App/ });
  await row.waitFor(arrival);
  await page
    .getByRole('button', { name: /^Abgeglichen/ })
    .first()
    .waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);
  const choose = async (text: string, name = 'strong.csv') => {
    const chooser = page.waitForEvent('filechooser');
    await row.click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const sheet = page.getByRole('dialog', { name: 'Training übernehmen' });

  await choose('Name;Verein');
  await sheet.getByText(/Hier stehen keine Trainings/).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await choose(strong);
  await sheet.getByText(/2 Trainings, 6 Sätze vom 04.03.2025 bis 06.03.2025/).waitFor();
  await sheet.getByText('3 von 5 Übungen sind bekannt.').waitFor();
  await sheet.getByText('Zeile 6: Das Gewicht „viel“ ist nicht lesbar.').waitFor();
  await sheet.getByText('Kilogramm').waitFor();
  const meant = sheet.getByRole('combobox', { name: 'Kniebeuge besonders tief' });
  await meant.fill('Kniebeuge mit');
  await sheet.getByText('So heißt hier keine Übung. Wähle eine aus der Liste.').waitFor();
  const take = sheet.getByRole('button', { name: '2 Trainings übernehmen' });
  expect(await take.isDisabled()).toBe(true);
  await meant.fill('Kniebeuge mit Langhantel');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page);
  await take.click();
  await page.getByText('2 Trainings, 6 Sätze.').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await choose(strong);
  await sheet.getByText('4 von 5 Übungen sind bekannt.').waitFor();
  await sheet.getByRole('button', { name: '2 Trainings übernehmen' }).click();
  await page.getByText('Alles war schon da').waitFor();

  await device.setOffline(false);
  const sets = () => browsers.sql`
    select exercise_name as name, weight::float8, extra_weight::float8 as extra, reps, set_kind as kind, reserve
    from workout_tracking where user_id = ${player.id} and created_at < '2026-01-01' order by created_at`;
  await expect.poll(async () => (await sets()).length, arrival).toBe(6);
  expect(await sets()).toEqual([
    { name: 'Bankdrücken mit Langhantel', weight: 60, extra: null, reps: 8, kind: 'warmup', reserve: null },
    { name: 'Bankdrücken mit Langhantel', weight: 80.5, extra: null, reps: 5, kind: null, reserve: 1 },
    { name: 'Klimmzug', weight: null, extra: 10, reps: 6, kind: null, reserve: null },
    { name: 'Preacher Curl (Barbell)', weight: 30, extra: null, reps: 10, kind: null, reserve: null },
    { name: 'Kniebeuge mit Langhantel', weight: 100, extra: null, reps: 5, kind: null, reserve: null },
    { name: 'Kniebeuge mit Langhantel', weight: 90, extra: null, reps: 5, kind: null, reserve: null },
  ]);
  expect(await browsers.sql`select name from athleten_uebungen where user_id = ${player.id}`).toEqual([
    { name: 'Preacher Curl (Barbell)' },
  ]);
  expect(
    await browsers.sql`select plan_name, local_day::text, duration_minutes from completed_sessions where user_id = ${player.id}
    and local_day < '2026-01-01' order by 2`,
  ).toEqual([
    { plan_name: 'Oberkörper', local_day: '2025-03-04', duration_minutes: 62 },
    { plan_name: 'Beine', local_day: '2025-03-06', duration_minutes: 45 },
  ]);

  const more = strong.replaceAll('2025-03-06', '2025-03-08');
  await choose(more);
  await sheet.getByRole('button', { name: '2 Trainings übernehmen' }).click();
  await page.getByText('1 Training, 2 Sätze; 1 war schon da.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(async () => (await sets()).length, arrival).toBe(6);
}, 180_000);
