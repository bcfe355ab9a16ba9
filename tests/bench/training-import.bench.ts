import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';

const browsers = useOwnServer();
const sets = 10_000;
const setsOfWorkout = 20;

/** Three years of workouts every other day, as Hevy writes them. */
function hevyFile(): string {
  const head =
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';
  const names = ['Bench Press (Barbell)', 'Squat (Barbell)', 'Bent Over Row (Barbell)', 'Preacher Curl (Barbell)'];
  const lines = Array.from({ length: sets }, (_, index) => {
    const day = new Date(Date.UTC(2022, 0, 1) + Math.floor(index / setsOfWorkout) * 2 * 86_400_000).toISOString().slice(0, 10);
    return `Training,${day} 18:00,${day} 19:00,,${names[Math.floor(index / 5) % names.length]},,,${index % 5},normal,${60 + (index % 40)},${5 + (index % 6)},,,8`;
  });
  return [head, ...lines].join('\n');
}

test('a log of 10,000 sets is taken over', async () => {
  const player = await browsers.createPlayer(0);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(120_000);
  await browsers.signIn(page, player);
  await page
    .getByRole('button', { name: /^Abgeglichen/ })
    .first()
    .waitFor();
  await page.goto(`${browsers.url}/settings`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Training aus anderer App/ }).click();
  const chosenAt = performance.now();
  await (await chooser).setFiles({ name: 'hevy.csv', mimeType: 'text/csv', buffer: Buffer.from(hevyFile()) });
  const take = page.getByRole('button', { name: /Trainings übernehmen$/ });
  await take.waitFor();
  record('Log of another app: file with 10,000 sets chosen → shown', [performance.now() - chosenAt]);
  const pressedAt = performance.now();
  await take.click();
  await page.getByText(/^500 Trainings, 10\.000 Sätze/).waitFor();
  record('– pressed → all on disk', [performance.now() - pressedAt], { aim: { p50: 5000 } });
  await expect
    .poll(async () => (await browsers.sql`select from workout_tracking where user_id = ${player.id}`).length, { timeout: 120_000 })
    .toBe(sets);
  record('– all central', [performance.now() - pressedAt]);
}, 300_000);
