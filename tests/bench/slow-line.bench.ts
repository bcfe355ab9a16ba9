import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { firstPage } from '../browser/plan/onboarding-steps.ts';
import { nextSession } from '../browser/screens/dashboard.ts';
import { openHeldLine } from '../browser/store/held-line.ts';
import { record } from './figures.ts';
import { slowDown } from './page-processor.ts';
import { atRest, clockAtPress, clockWhenPainted } from './painted.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();

const bytesPerSecond = 50_000;
const runs = 2;

test('a new device of a player with 10,000 sets on a line of 50 kB/s', async () => {
  const figures = { form: [], progress: [], session: [], all: [] } as Record<string, number[]>;
  for (let run = 0; run < runs; run += 1) {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, 10_000);
    const line = await openHeldLine(browsers.url, { bytesPerSecond });
    const device = await browsers.openProfile(await browsers.newProfile());
    const page = firstPage(device);
    page.setDefaultTimeout(300_000);
    await atRest();
    let began = performance.now();
    const note = (figure: keyof typeof figures) => figures[figure]?.push(performance.now() - began);
    await page.goto(`${line.url}/login`, { waitUntil: 'commit' });
    await page.getByLabel('E-Mail').fill(player.email);
    note('form');
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    began = performance.now();
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByRole('progressbar', { name: 'Deine Daten kommen auf dieses Gerät' }).waitFor();
    note('progress');
    await nextSession(page).waitFor();
    note('session');
    await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
    note('all');
    await device.close();
    await line.close();
  }
  expect(figures['all']).toHaveLength(runs);
  record('Line of 50 kB/s, new device: address → login form', figures['form'] ?? []);
  record('Line of 50 kB/s, new device, 10,000 sets: Anmelden → progress in percent', figures['progress'] ?? []);
  record('Line of 50 kB/s, new device, 10,000 sets: Anmelden → today’s session', figures['session'] ?? []);
  record('Line of 50 kB/s, new device, 10,000 sets: Anmelden → all there', figures['all'] ?? []);
}, 1_200_000);

/** 9 Mbit/s, and 170 ms to the server and back. */
const mobile = { bytesPerSecond: 1_125_000, latencyMs: 170 };

test.each([
  ['its page', 1],
  ['its page', 4],
  ['all of Chromium', 4],
] as const)(
  'a new device of a player with 10,000 sets who takes two seconds to type, over 4G, %s slowed %i times',
  async (what, times) => {
    const [session, all]: [number[], number[]] = [[], []];
    for (let run = 0; run < 3; run += 1) {
      const player = await browsers.createPlayer(0);
      await insertHistory(browsers.sql, player.id, 10_000);
      const line = await openHeldLine(browsers.url, mobile);
      const profile = await browsers.newProfile();
      const device = await browsers.openProfile(profile);
      const page = firstPage(device);
      page.setDefaultTimeout(60_000);
      await atRest();
      const goOn = await slowDown(page, profile, what, times);
      await page.goto(`${line.url}/login`);
      await page.getByLabel('E-Mail').fill(player.email);
      await page.getByLabel('Passwort', { exact: true }).fill(player.password);
      await page.waitForTimeout(2000);
      const sessionAt = clockWhenPainted(page, '#next-session');
      const allAt = clockWhenPainted(page, 'button[aria-label^="Abgeglichen."]');
      const pressedAt = await clockAtPress(page.getByRole('button', { name: 'Anmelden', exact: true }));
      session.push((await sessionAt) - pressedAt);
      all.push((await allAt) - pressedAt);
      await goOn();
      await device.close();
      await line.close();
    }
    expect(all).toHaveLength(3);
    record(`4G, ${what} slowed ${times}×, new device, 10,000 sets: Anmelden → today’s session`, session);
    record(`4G, ${what} slowed ${times}×, new device, 10,000 sets: Anmelden → all there`, all);
  },
  600_000,
);
