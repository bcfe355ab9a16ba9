import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { processorTimer } from './page-processor.ts';
import { confirmingTimes, correctingTimes, openingTimes, setsOfExercise } from './trained-workout.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const sets = 30_000;

test('a workout over 30,000 logged sets in Chromium', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, sets);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();

  // The first also fetches the screen's script.
  const opening = (await openingTimes(page, 6)).slice(1);
  record('Opening a workout: press → first exercise painted, 30,000 sets', opening, { aim: { p50: 100 } });

  const processorTime = await processorTimer(page);
  const confirmed = await confirmingTimes(page, 8);
  record('– processor time of the page for a set, all that follows included', [(await processorTime()) / confirmed.length]);
  expect(confirmed).toHaveLength(40);
  record('Set confirmed → next paint, 30,000 sets', confirmed.slice(2), { aim: { p95: 33 } });
  const leadsOn = (_: number, index: number) => (index + 1) % setsOfExercise === 0;
  record('– of these the last of an exercise → the next exercise painted', confirmed.filter(leadsOn));

  // Of the past: all that came later follows.
  const [old] = await browsers.sql<{ id: string }[]>`
    select workout_id as id from completed_sessions where user_id = ${player.id} order by completed_at offset 100 limit 1`;
  await page.goto(`${browsers.url}/workout-completed?workout=${old?.id}#edit`);
  const corrected = await correctingTimes(page, 22);
  record('Set of an old workout corrected → next paint, 30,000 sets', corrected.slice(2), { aim: { p50: 50 } });
}, 300_000);
