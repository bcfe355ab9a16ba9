import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { intercept } from '../intercept.ts';
import { expectAccessible } from '../screens/axe.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from './onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(0), { keepsOpen: true });

/** Asks for a plan that nobody works on, as when the generator is down. Returns the generation's id. */
async function askInVain(player: Player): Promise<string> {
  const id = newId();
  await browsers.sql.begin(async (tx) => {
    await tx`insert into trainingsplan_generierung (id, benutzer_id, fragebogen_id)
      select ${id}, ${player.id}, id from fragebogen_antworten where benutzer_id = ${player.id}`;
    await tx`update plan_jobs set next_attempt_at = 'infinity' where generation_id = ${id}`;
  });
  return id;
}

async function close(generationId: string, errorCode: string): Promise<void> {
  await browsers.sql`update trainingsplan_generierung set status = 'fehlgeschlagen', error_code = ${errorCode}, finished_at = now()
    where id = ${generationId}`;
}

/** The loading screen of a plan that does not come, on a page whose clock the test turns. */
async function openWaiting(): Promise<{ page: Page; player: Player; generationId: string }> {
  const { page, player } = device;
  await browsers.sql`delete from trainingsplan_generierung where benutzer_id = ${player.id}`;
  await browsers.sql`delete from spent_plans where user_id = ${player.id}`;
  await browsers.sql`delete from trainingsplanreal where user_id = ${player.id}`;
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText('Noch kein Trainingsplan').waitFor();
  const generationId = await askInVain(player);
  await page.getByText('Stand ansehen').waitFor();
  // The test before may have changed it.
  await page.clock.install({ time: new Date() });
  await page.goto(`${browsers.url}/loading?generation=${generationId}`);
  await page.getByText('Einheiten werden zusammengestellt').waitFor();
  // It stands at 70 % for three seconds only, counted from the asking: a loaded machine may take longer to get here.
  const percent = async () => Number(await page.getByRole('progressbar', { name: 'Plan wird erstellt' }).getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 60_000 }).toBeGreaterThanOrEqual(70);
  expect(await percent()).toBeLessThanOrEqual(90);
  return { page, player, generationId };
}

/** At each place of a long page in a low window the docked buttons are on top: nothing that scrolls below them is drawn over them. */
async function expectNothingOver(page: Page, names: readonly string[]): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 480 });
  for (const name of names) {
    const covered = await page.getByRole('button', { name }).evaluate((button) => {
      const found: number[] = [];
      const most = document.documentElement.scrollHeight - window.innerHeight;
      for (let top = 0; top <= most; top += 10) {
        window.scrollTo({ top, behavior: 'instant' });
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        for (const share of [0.1, 0.5, 0.9]) {
          const at = document.elementFromPoint(left + (right - left) * share, (upper + bottom) / 2);
          if (at !== null && !button.contains(at) && !at.contains(button)) found.push(top);
        }
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return found;
    });
    expect(covered, name).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Of the built-in generator, which usually takes no time at all. */
const slow = 'Es dauert gerade länger als sonst.';
const verySlow = 'Das dauert ungewöhnlich lange. Du kannst die App schließen, der Plan wartet auf dich.';

test('after two minutes the player may refresh or cancel; the waiting goes on over a reload, and cancelling really cancels', async () => {
  const { page, player, generationId } = await openWaiting();
  expect(await page.getByRole('button', { name: 'Abbrechen' }).isVisible()).toBe(false);
  await page.clock.fastForward('01:50');
  expect(await page.getByText(slow).isVisible()).toBe(false);
  await page.clock.fastForward('00:15');
  await page.getByText(slow).waitFor();
  await expectAccessible(page);
  await expectNothingOver(page, ['Aktualisieren', 'Abbrechen']);

  await page.reload();
  await page.getByText(slow).waitFor();
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.getByText(slow).waitFor({ state: 'detached' });
  await page.clock.fastForward('02:05');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Abgebrochen').waitFor();
  const status = async () => (await browsers.sql`select status from trainingsplan_generierung where id = ${generationId}`)[0]?.['status'];
  await expect.poll(status, { timeout: 30_000 }).toBe('abgebrochen');

  await page.goto(`${browsers.url}/loading?generation=${generationId}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).dblclick();
  await page.getByText('Dein Plan ist fertig').waitFor();
  expect(await browsers.sql`select id from trainingsplan_generierung where benutzer_id = ${player.id}`).toHaveLength(2);
});

test('after six minutes it is said again, after fifteen nobody waits any more', async () => {
  const { page, generationId } = await openWaiting();
  await page.clock.fastForward('06:05');
  await page.getByText(verySlow).waitFor();
  await page.clock.fastForward('09:00');
  await page.getByText('Zeitüberschreitung').waitFor();
  await page.getByText('Dein Plan braucht länger als sonst.').waitFor();
  await page.clock.fastForward('00:06');
  await page.waitForURL('**/dashboard');

  // A returning player decides himself.
  await page.goto(`${browsers.url}/loading?generation=${generationId}`);
  await page.getByText(verySlow).waitFor();
  await page.clock.fastForward('00:30');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.waitForURL('**/dashboard');
  const status = async () => (await browsers.sql`select status from trainingsplan_generierung where id = ${generationId}`)[0]?.['status'];
  await expect.poll(status, { timeout: 30_000 }).toBe('abgebrochen');
});

test('on a device that knows nothing yet the screen says at once what it waits for', async () => {
  const player = await browsers.createPlayer(0);
  const generationId = await askInVain(player);
  const context = await browsers.open();
  const page = firstPage(context);
  await intercept(context, '**/api/shapes**', (route) => route.abort());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/loading?generation=${generationId}`);
  await page
    .getByText('Deine Daten kommen auf dieses Gerät...')
    .or(page.getByText('Kein Empfang. Wie weit dein Plan ist'))
    .first()
    .waitFor();
  await expectAccessible(page);
  await context.unroute('**/api/shapes**');
  await page.getByText('Dein Plan entsteht').waitFor();
});

test('a failed plan is tried again from the same answers, and the dashboard offers it as well', async () => {
  const { page, player, generationId } = await openWaiting();
  await close(generationId, 'generator_failed');
  await page.getByText('Dein Plan konnte nicht erstellt werden').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zum Dashboard' }).click();
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Dein Plan ist fertig').waitFor();
  await page.clock.fastForward('00:02');
  await page.waitForURL('**/training-plans');
  expect(await browsers.sql`select id from trainingsplanreal where user_id = ${player.id}`).toHaveLength(1);
  expect(await browsers.sql`select id from fragebogen_antworten where benutzer_id = ${player.id}`).toHaveLength(1);
});

test('a problem of the hand-over is said while the plan goes on', async () => {
  const { page, generationId } = await openWaiting();
  await browsers.sql`update trainingsplan_generierung set error_code = 'handover_problem' where id = ${generationId}`;
  await page.getByText('Dein Plan wird erstellt, aber bei der Datenübertragung gab es ein Problem. Unser Team ist informiert.').waitFor();
  await expect.poll(() => page.getByText('Dein Plan entsteht').isVisible()).toBe(true);
});

test('a request beyond those of a day says from when the next one is accepted, and is sent again then', async () => {
  const { page, player, generationId } = await openWaiting();
  await close(generationId, 'generator_failed');
  await page.getByText('Dein Plan konnte nicht erstellt werden').waitFor();
  for (let plan = 0; plan < 5; plan += 1) {
    const id = await askInVain(player);
    await browsers.sql`update trainingsplan_generierung set status = 'abgebrochen', finished_at = now() where id = ${id}`;
  }
  await page.goto(`${browsers.url}/loading?generation=${generationId}`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Dein nächster Plan kommt später').waitFor();
  await page.getByText(/Deine Antworten sind gespeichert\. .* ab \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr anfragen\./).waitFor();
  await expectAccessible(page);
  await browsers.sql`update plan_jobs set accepted_at = accepted_at - interval '25 hours' from trainingsplan_generierung
    where id = generation_id and benutzer_id = ${player.id}`;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Dein Plan ist fertig').waitFor();
});

test('an ended access leads to buying, missing answers to the questions', async () => {
  const { page, player, generationId } = await openWaiting();
  await close(generationId, 'access_ended');
  await page.getByText('Dein Zugang ist abgelaufen').waitFor();
  await page.getByRole('button', { name: /Premium-Zugang kaufen/ }).waitFor();
  await expectAccessible(page);
  const incomplete = await askInVain(player);
  await close(incomplete, 'questionnaire_incomplete');
  await page.goto(`${browsers.url}/loading`);
  await page.getByRole('link', { name: 'Antworten ergänzen' }).click();
  await page.getByRole('heading', { name: 'Plan erstellen' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/training-plans/new');
});
