import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record, timed } from './figures.ts';
import { atRest } from './painted.ts';
import { confirmingTimes, openingTimes } from './trained-workout.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const sets = 3000;
const exercises = 3;

/** Slows the page's thread; workers keep their speed, as in the browser's own tools. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

test.each([4, 6])(
  'first sync and a workout on a processor slowed %i×',
  async (rate) => {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, sets);
    const context = await browsers.openProfile(await browsers.newProfile());
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(120_000);
    await page.goto(`${browsers.url}/login`);
    await page.getByLabel('E-Mail').fill(player.email);
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await atRest();
    await slowDown(page, rate);
    const sync = await timed(async () => {
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
    });
    const slowed = `processor slowed ${rate}×, 3,000 sets`;
    record(`First sync, ${slowed}: Anmelden → all tables`, [sync]);

    // The first also fetches the screen's script.
    record(`Opening a workout, ${slowed}: press → first exercise painted`, (await openingTimes(page, 6)).slice(1));
    const confirmed = await confirmingTimes(page, exercises);
    expect(confirmed).toHaveLength(exercises * 5);
    record(`Set confirmed → next paint, ${slowed}`, confirmed.slice(2), { aim: { p50: 150 } });
    await context.close();
  },
  300_000,
);
