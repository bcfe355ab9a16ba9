import { expect, test } from 'vitest';
import { nextSession } from './dashboard.ts';
import { useBrowsers } from './fixture.ts';
import { holdStore, letOpen } from './held-store.ts';
import { firstPage } from './onboarding-steps.ts';

const browsers = useBrowsers();

/** A device whose owner has looked at his dashboard, with everything there. */
async function deviceAtDashboard() {
  const player = await browsers.createPlayer(2);
  const context = await browsers.open();
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await nextSession(page).waitFor();
  return { player, context, page };
}

test('the next start shows the screen that was left before the store is open, marked as busy, and then what the store has', async () => {
  const { player, page } = await deviceAtDashboard();
  const plan = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(`${browsers.url}/training-plans`);
  await plan.waitFor();
  await page.goto('about:blank');
  await browsers.sql`update trainingsplanreal set name = 'Plan des Trainers' where user_id = ${player.id}`;
  await holdStore(page);
  await page.goto(`${browsers.url}/training-plans`);
  await plan.waitFor();
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
  await letOpen(page);
  await page.getByRole('heading', { name: 'Plan des Trainers' }).waitFor();
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('false');
});

test('what is tapped while the store is still opening waits for it and is done', async () => {
  const { player, page } = await deviceAtDashboard();
  await page.goto(`${browsers.url}/training-plans`);
  const more = page.getByRole('button', { name: /^Mehr zu/ });
  await more.waitFor();
  await page.goto('about:blank');
  await holdStore(page);
  await page.goto(`${browsers.url}/training-plans`);
  await more.click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await letOpen(page);
  await page.getByText('Der Trainingsplan wurde erfolgreich gelöscht').waitFor();
  const stored = () => browsers.sql`select from trainingsplanreal where user_id = ${player.id}`;
  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(0);
});

test('nothing of it stays when the player signs out', async () => {
  const { page } = await deviceAtDashboard();
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('anwurf.last-screen')));
  await page.reload();
  await nextSession(page).waitFor();
  expect(await keys()).toHaveLength(1);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL('**/login*');
  await page.reload();
  expect(await keys()).toEqual([]);
});
