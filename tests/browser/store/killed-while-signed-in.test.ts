import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { deviceStorage } from '@anwurf/contract/device-storage';
import { passAnHour, refreshPath } from '../../engines/session-tokens.ts';
import { Relay } from '../../engines/relay.ts';
import { useBrowsers } from '../fixture.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { KillableBrowser } from './killable-browser.ts';

const browsers = useBrowsers();
let browser: KillableBrowser | undefined;
let relay: Relay | undefined;

afterEach(async () => {
  await browser?.kill();
  browser = undefined;
  await relay?.close();
});

/** How many more times the browser is killed, at steps and moments by chance; see `tests/engines/README.md`. */
const furtherKills = Number(process.env['BROWSER_KILLS'] ?? 0);
const seed = Number(process.env['SEED'] ?? 1);

/** Whether Chromium has written the session's cookie, half a minute late. */
async function hasCookieOnDisk(profile: string): Promise<boolean> {
  const file = await readFile(join(profile, 'Default', 'Cookies')).catch(() => Buffer.alloc(0));
  return file.includes(deviceStorage.refreshCookie.name);
}

test(
  'a browser that is killed at every step of a renewal stays signed in, over hours',
  async () => {
    const player = await browsers.createPlayer(1);
    const profile = await browsers.newProfile();
    const line = (relay = new Relay(Number(new URL(browsers.url).port)));
    await line.open();
    let { page, context } = (browser = await KillableBrowser.open(profile));
    /** A start, as far as the server's answer to the first renewal. */
    const start = async () => {
      const renewed = page.waitForResponse((response) => response.url().endsWith(refreshPath));
      await page.goto(`${line.url}/dashboard`);
      expect((await renewed).status()).toBe(200);
    };
    /** A start on a line that breaks. */
    const startInVain = async (lost: 'request' | 'answer') => {
      line.lose(lost, refreshPath);
      await page.goto(`${line.url}/dashboard`);
      await expect.poll(() => line.lost).toBeGreaterThan(0);
    };
    /** One that does not lead: it asks the server for nothing by itself, so it may renew or not. */
    const openFurtherTab = async () => {
      const tab = await context.newPage();
      await tab.goto(`${line.url}/dashboard`);
      await nextSession(tab).waitFor();
    };

    await browsers.signIn(page, player, line.url);
    await sessionIsStored(page);
    await expect.poll(() => hasCookieOnDisk(profile), { timeout: 60_000, interval: 500 }).toBe(true);
    await expect.poll(() => browser?.hasSignInOnDisk(player.id), { timeout: 30_000 }).toBe(true);
    const steps: readonly (readonly (() => Promise<void>)[])[] = [
      [],
      [start],
      [() => startInVain('request')],
      [() => startInVain('answer')],
      [start, openFurtherTab],
      // Tokens that were renewed more than once are rolled back as well.
      [start, start, start],
    ];
    const random = new SeededRandom(seed);
    /** A start that is killed whatever it has come to. */
    const startForAWhile = async () => {
      await page.goto(`${line.url}/dashboard`, { waitUntil: 'commit' });
      await pause(random.below(6000));
    };
    const further = Array.from({ length: furtherKills }, () => (random.chance(0.5) ? [startForAWhile] : random.pick(steps)));
    if (furtherKills > 0) console.log(`${furtherKills} further kills (SEED=${seed})`);
    for (const step of [...steps, ...further]) {
      for (const action of step) await action();
      await browser.kill();
      line.loseNothing();
      await passAnHour(browsers.sql, player);
      ({ page, context } = browser = await KillableBrowser.open(profile));
    }
    await start();
    await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Neu anmelden' }).count()).toBe(0);
  },
  240_000 + furtherKills * 20_000,
);
