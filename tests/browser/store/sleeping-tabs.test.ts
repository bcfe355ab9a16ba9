import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers, type Player } from '../fixture.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { logWeight } from '../workout/log-weight.ts';

const browsers = useBrowsers();

/** Freezes a tab with its workers, as a browser does to tabs in the background, or lets it go on. */
async function setAsleep(page: Page, isAsleep: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: isAsleep ? 'frozen' : 'active' });
}

/** Fires the event of a page that goes into the back/forward cache, or is shown again. Chromium’s headless shell has no such cache. */
const firePageEvent = (page: Page, kind: 'pagehide' | 'pageshow') =>
  page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);

async function signedIn(context: BrowserContext): Promise<{ player: Player; first: Page; workout: string }> {
  const player = await browsers.createPlayer(2);
  const [session = ''] = await browsers.sessionIds(player);
  const first = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(first, player);
  await sessionIsStored(first);
  await first.getByRole('button', { name: /Abgeglichen|Online/ }).waitFor();
  return { player, first, workout: `${browsers.url}/training/plan/${session}/start` };
}

async function openWorkout(context: BrowserContext, workout: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(workout);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).waitFor();
  return page;
}

/** Opens the workout that has begun, in any tab. */
async function resume(page: Page, workout: string, lastSet: number): Promise<void> {
  await page.goto(workout);
  await page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByRole('button', { name: `Satz ${lastSet} gespeichert, bearbeiten` }).waitFor();
}

const weights = async (player: Player) =>
  (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`).map(
    ({ weight }) => Number(weight),
  );

for (const store of ['opfs', 'idb'] as const) {
  test(`while the leading tab sleeps, another one goes on offline with its data; woken, it follows (${store})`, async () => {
    const context = await browsers.open();
    await context.addInitScript((kind) => sessionStorage.setItem('anwurf-store', kind), store);
    const { player, first, workout } = await signedIn(context);
    const second = await openWorkout(context, workout);
    await logWeight(second, 1, 41);
    await context.setOffline(true);
    await setAsleep(first, true);

    await logWeight(second, 2, 42);
    // Only the copy of the store has the first set in its query.
    await second.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();

    await setAsleep(first, false);
    await context.setOffline(false);
    await resume(first, workout, 2);
    await logWeight(first, 3, 43);
    await expect.poll(() => weights(player)).toEqual([41, 42, 43]);
  });
}

test('a leading tab that slept for an hour wakes with what another one has done since, renews its session and goes on', async () => {
  const context = await browsers.open();
  const first = context.pages()[0] ?? (await context.newPage());
  await first.clock.install();
  const { player, workout } = await signedIn(context);
  await first.goto(workout);
  await logWeight(first, 1, 41);
  await setAsleep(first, true);
  const second = await context.newPage();
  await resume(second, workout, 1);
  await logWeight(second, 2, 42);
  // The session is as old on the server as the page's clock says: what it knows of it is out of date.
  await browsers.sql`update refresh_tokens set created_at = created_at - interval '1 hour', replaced_at = replaced_at - interval '1 hour'
    where user_id = ${player.id}`;
  await setAsleep(first, false);
  await first.clock.fastForward(3_600_000);
  await first.getByRole('button', { name: 'Satz 2 gespeichert, bearbeiten' }).waitFor();
  // As long as the other tab leads, it is the one that asks the server.
  await second.close();
  const renewed = () => browsers.sql`
    select from refresh_tokens where user_id = ${player.id} and created_at > now() - interval '30 minutes'`;
  await expect.poll(async () => (await renewed()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  await logWeight(first, 3, 43);
  await expect.poll(() => weights(player)).toEqual([41, 42, 43]);
});

test('a leading tab that is pressed as it wakes leaves the set to the tab that leads now', async () => {
  const context = await browsers.open();
  const { player, first, workout } = await signedIn(context);
  await first.goto(workout);
  await logWeight(first, 1, 41);
  await setAsleep(first, true);
  const second = await context.newPage();
  await resume(second, workout, 1);
  await setAsleep(first, false);
  await logWeight(first, 2, 42);
  await second.getByRole('button', { name: 'Satz 2 gespeichert, bearbeiten' }).waitFor();
  await expect.poll(() => weights(player)).toEqual([41, 42]);
});

test('of two tabs that wait for a sleeping one, one leads and both go on', async () => {
  const context = await browsers.open();
  const { player, first, workout } = await signedIn(context);
  await setAsleep(first, true);
  const [second, third] = await Promise.all([openWorkout(context, workout), openWorkout(context, workout)]);
  await logWeight(second, 1, 41);
  await third.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
  await logWeight(third, 2, 42);
  await expect.poll(() => weights(player)).toEqual([41, 42]);
});

test('a page in the back/forward cache gives the store away, and goes on when it is shown again', async () => {
  const context = await browsers.open();
  const { player, first, workout } = await signedIn(context);
  await first.goto(workout);
  await logWeight(first, 1, 41);
  await firePageEvent(first, 'pagehide');
  await expect.poll(() => first.evaluate(async () => (await navigator.locks.query()).held ?? [])).toEqual([]);

  const second = await context.newPage();
  await resume(second, workout, 1);
  await logWeight(second, 2, 42);
  await firePageEvent(first, 'pageshow');
  await first.getByRole('button', { name: 'Satz 2 gespeichert, bearbeiten' }).waitFor();
  await logWeight(first, 3, 43);
  await expect.poll(() => weights(player)).toEqual([41, 42, 43]);
});
