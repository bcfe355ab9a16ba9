import { afterAll, expect, test } from 'vitest';
import { appIsStored } from '../browser/store/stored-app.ts';
import { useOwnServer } from '../browser/fixture.ts';
import { newId } from '../server/fixture.ts';
import { record } from './figures.ts';
import { openUnwatched, settlesMs, tabMegabytes, type UnwatchedTab } from './tab-memory.ts';
import { confirmingTimes } from './trained-workout.ts';

const browsers = useOwnServer();
/** Of five sets each. */
const exercises = 60;
let tab: UnwatchedTab | undefined;

afterAll(() => tab?.close());

/** A workout of 300 sets, trained in one go, stands for half an hour: nothing else in the app grows with time. */
test('memory of the tab after the start and after 300 sets', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await browsers.sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), ${player.id}, workout, 'Kniebeuge ' || 1 + (set / 5 + day * 8) % ${exercises}, 'main', 1 + set % 5, 40, 8, now() - day * interval '2 days'
    from (select day, gen_random_uuid() as workout from generate_series(1, 75) day) past, generate_series(0, 39) set`;
  await browsers.sql`delete from haupt_uebungen where session_id = ${session}`;
  const rows = Array.from({ length: exercises }, (_, index) => ({
    id: newId(),
    user_id: player.id,
    session_id: session,
    exercise_order: index + 1,
    name: `Kniebeuge ${index + 1}`,
    sets: 5,
    reps: 8,
    unit: 'kg',
    pause_seconds: 0,
  }));
  await browsers.sql`insert into haupt_uebungen ${browsers.sql(rows)}`;
  const profile = await browsers.newProfile();
  const first = await browsers.openProfile(profile);
  const signIn = first.pages()[0] ?? (await first.newPage());
  await browsers.signIn(signIn, player);
  await signIn.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(signIn);
  await first.close();

  tab = await openUnwatched(profile, `${browsers.url}/dashboard`);
  const { page } = tab;
  page.setDefaultTimeout(60_000);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  const started = await tabMegabytes(page);
  const halves: number[] = [];
  const confirmed = await confirmingTimes(page, exercises - 1, async (exercise) => {
    if (exercise % 10 === 0) halves.push(await tabMegabytes(page));
  });
  console.log(`after the start ${started.toFixed(0)} MB, then ${halves.map((one) => one.toFixed(0)).join(', ')}`);
  expect(confirmed.length).toBeGreaterThanOrEqual(295);
  await page.waitForTimeout(settlesMs);
  record('Memory of the tab after a start (MB, not ms)', [started], { aim: { p50: 150 } });
  record('– after 300 sets (MB, not ms)', [await tabMegabytes(page)], { aim: { p50: 150 } });
}, 600_000);
