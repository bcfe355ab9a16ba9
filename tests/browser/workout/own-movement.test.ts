import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { planSession } from './guided-session.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const mine = { phase: 'haupt', name: 'Liegestütz daheim', sets: 2, reps: 10, unit: 'Wiederholungen' } as const;

test('an own exercise with the picture of a movement leads to the next harder one, is swapped by its movement, and counts for it', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [mine]);
  const row = { user_id: player.id, sets: 2, reps: 10, exercise_type: 'main', position: 'Kreis' };
  await browsers.sql`insert into athleten_uebungen ${browsers.sql([
    { ...row, id: newId(), name: mine.name, figure: 'liegestuetz', created_at: new Date() },
    { ...row, id: newId(), name: 'Ziehen daheim', figure: 'klimmzug', created_at: new Date() },
    { ...row, id: newId(), name: 'Drücken daheim', figure: 'kurzhantel-bankdruecken', created_at: new Date() },
  ])}`;
  const set = { user_id: player.id, workout_id: newId(), session_id: session, exercise_name: mine.name, phase: 'main', unit: mine.unit };
  // Of this week, on a Monday right after midnight too.
  const at = new Date(Date.now() - 60_000);
  for (const number of [1, 2]) {
    await browsers.sql`insert into workout_tracking ${browsers.sql({ ...set, id: newId(), set_number: number, reps: 12, reserve: 3, created_at: at })}`;
  }
  await browsers.sql`insert into completed_sessions ${browsers.sql({
    id: set.workout_id,
    user_id: player.id,
    workout_id: set.workout_id,
    session_id: session,
    plan_name: 'Plan',
    session_order: 1,
    began_at: at,
    completed_at: new Date(),
    duration_minutes: 1,
  })}`;
  const page = firstPage(await browsers.open({ width: 390, height: 844 }));
  await browsers.signIn(page, player);
  await follow(page, `/training/plan/${session}/start`);
  await page.getByText('nun die schwerere Übung').waitFor();

  await page.getByRole('button', { name: 'Übung tauschen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByText('gleiche Bewegung').first().waitFor();
  await sheet.getByRole('tab', { name: 'Meine Übungen' }).click();
  await expect.poll(() => sheet.getByRole('radio').count()).toBe(2);
  // The one with the same movement first.
  await expect
    .poll(() => sheet.getByRole('radiogroup', { name: 'Ersatz' }).locator('b').allInnerTexts())
    .toEqual(['Drücken daheim', 'Ziehen daheim']);
  await sheet.getByText('Kreis · 2 × 10 · gleiche Bewegung').waitFor();

  await page.goto(`${browsers.url}/statistics/training`);
  const sums = page.getByRole('region', { name: /^Bewegungen in KW/ });
  // Two sets this week, none in the four before, both with three repetitions in reserve.
  await expect
    .poll(() => sums.getByRole('row').allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Drücken \(Brust, Trizeps\)\s+2\s+0\s+2/));
  await expectAccessibleAtBothWidths(page);
});

test('‚Video‘ of an own exercise without a link shows the movement that was chosen for it, and says where there is none', async () => {
  const player = await browsers.createPlayer(1);
  const row = { user_id: player.id, sets: 2, reps: 10, exercise_type: 'main', position: 'Kreis' };
  await browsers.sql`insert into athleten_uebungen ${browsers.sql([
    { ...row, id: newId(), name: 'Ziehen daheim', figure: 'klimmzug', created_at: new Date() },
    { ...row, id: newId(), name: 'Griffkraft', figure: null, created_at: new Date(Date.now() - 60_000) },
  ])}`;
  const page = firstPage(await browsers.open({ width: 390, height: 844 }));
  await browsers.signIn(page, player);
  await follow(page, '/live-training');
  await page.getByRole('button', { name: /^Training starten/ }).click();
  await page.getByRole('heading', { name: 'Ziehen daheim' }).waitFor();
  const video = page.getByRole('button', { name: 'Zur Videoanleitung' });
  expect(await video.innerText()).toBe('Video');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await video.click();
  const moves = page.getByRole('dialog', { name: 'Ziehen daheim' });
  await moves.getByRole('img', { name: 'Bewegungsbild Ziehen daheim' }).waitFor();
  await closeByEscape(moves);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { name: 'Griffkraft' }).waitFor();
  await video.click();
  await page.getByText('Kein Video verfügbar').waitFor();
});
