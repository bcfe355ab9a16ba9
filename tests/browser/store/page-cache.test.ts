import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { chromiumLaunchOptions, findChromium, isShell } from '../../chromium.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { logWeight } from '../workout/log-weight.ts';
import { ownAddress } from '../shared-browser.ts';

const browsers = useBrowsers();
/** The whole browser: the headless shell has no back/forward cache. */
const whole = findChromium(process.env, 'whole') ?? '';
let context: BrowserContext | undefined;

afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function openWithPageCache(): Promise<Page> {
  const { args = [], ...options } = chromiumLaunchOptions();
  context = await chromium.launchPersistentContext(await browsers.newProfile(), {
    ...options,
    executablePath: whole,
    args: [...args, '--headless=new', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    extraHTTPHeaders: ownAddress(),
    serviceWorkers: 'block',
  });
  return firstPage(context);
}

test.skipIf(whole === '' || isShell(whole))(
  'a page that Chromium keeps in its back/forward cache leaves the store to the next one, and goes on when it is shown again',
  async () => {
    const player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    const page = await openWithPageCache();
    await browsers.signIn(page, player);
    await sessionIsStored(page);
    await page.goto(`${browsers.url}/training/plan/${session}/start`);
    await logWeight(page, 1, 41);
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    // A full load, as by a bookmark; it needs the store that the kept page had.
    await page.goto(`${browsers.url}/training-plans`);
    await page.getByText('Einheit 1').first().waitFor();
    expect(await page.evaluate(() => Reflect.has(window, 'isKept'))).toBe(false);
    // A page that is shown again does not load.
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
    expect(await page.evaluate(() => Reflect.has(window, 'isKept'))).toBe(true);
    await logWeight(page, 2, 42);
    const stored = () => browsers.sql`select weight::float8 from workout_tracking where user_id = ${player.id} order by created_at`;
    await expect.poll(stored, { timeout: 30_000 }).toEqual([{ weight: 41 }, { weight: 42 }]);
  },
);
