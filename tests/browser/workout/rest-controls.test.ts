import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

interface Recorded {
  readonly handlers: Partial<Record<MediaSessionAction, (() => void) | null>>;
  readonly played: string[];
}
/** Records the controls and what sounds: a test has no lock screen. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const handlers: Recorded['handlers'] = {};
    const played: string[] = [];
    Object.assign(globalThis, { handlers, played });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler as (() => void) | null;
    };
    globalThis.Audio = new Proxy(Audio, {
      construct(target, values: [string]) {
        const audio = new target(...values);
        audio.addEventListener('playing', () => played.push('plays'));
        audio.addEventListener('pause', () => played.push('pauses'));
        return audio;
      },
    });
  });
const title = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
const played = (page: Page) => page.evaluate(() => (globalThis as unknown as Recorded).played);
const press = (page: Page, action: MediaSessionAction) =>
  page.evaluate((name) => (globalThis as unknown as Recorded).handlers[name]?.(), action);

test('a rest is steered by the controls for music where the player wants it, without a network, and by none before', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`update haupt_uebungen set pause_seconds = 300 where user_id = ${player.id}`;
  const [session = ''] = await browsers.sessionIds(player);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await record(page);
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  await appIsStored(page);
  await device.setOffline(true);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const done = (set: number) => page.getByRole('button', { name: `Satz ${set} abgeschlossen` });
  const rest = page.getByRole('region', { name: 'Pause' });
  await page.getByRole('textbox').first().fill('40');
  await done(1).click(arrival);
  await rest.waitFor(arrival);
  expect([await title(page), await played(page)]).toEqual([null, []]);
  await page.getByRole('button', { name: 'Pause beenden' }).click();

  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Mitteilungen/ }).click(arrival);
  const sheet = page.getByRole('dialog', { name: 'Mitteilungen' });
  await sheet.getByText('Pause vom Sperrbildschirm steuern').click();
  await sheet.getByText(/Musik anderer Apps hält so lange an/).waitFor();
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);

  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('button', { name: 'Fortsetzen' }).click(arrival);
  await done(2).click(arrival);
  await expect.poll(() => title(page), arrival).toMatch(/^Pause bis \d\d:\d\d:\d\d$/);
  await expect.poll(() => played(page)).toEqual(['plays']);
  const before = await title(page);
  await press(page, 'seekbackward');
  await expect.poll(() => title(page)).not.toBe(before);
  await press(page, 'seekforward');
  await expect.poll(() => title(page)).toBe(before);
  await press(page, 'nexttrack');
  await rest.waitFor({ state: 'detached' });
  await expect.poll(async () => [await title(page), (await played(page)).at(-1)]).toEqual([null, 'pauses']);
});
