import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Player, useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { clockAtPress, clockWhenPainted } from './painted.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const warmUp = 5;
const presses = 40;
const star = 'button[aria-label="Als Favorit merken"]';

/** A device of the player with an exercise open whose star can be pressed, in step with the server. */
async function openDevice(player: Player): Promise<Page> {
  const context = await browsers.openProfile(await browsers.newProfile());
  const page = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.goto(`${browsers.url}/exercises`);
  await page.getByRole('searchbox', { name: 'Übungen suchen' }).fill('back squat');
  await page
    .getByRole('link', { name: /Back Squat/ })
    .first()
    .click();
  await page.locator(star).waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  return page;
}

test('a press on one device is painted there and on the other', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, 30_000);
  const [one, other] = [await openDevice(player), await openDevice(player)];
  const [here, there]: [number[], number[]] = [[], []];
  for (let press = 1; press <= warmUp + presses; press += 1) {
    // Each waits on the change feed again.
    await pause(500);
    const [pressing, watching] = press % 2 === 1 ? [one, other] : [other, one];
    const pressed = `${star}[aria-pressed="${press % 2 === 1}"]`;
    const painted = [clockWhenPainted(pressing, pressed), clockWhenPainted(watching, pressed)] as const;
    const began = await clockAtPress(pressing.locator(star));
    const [own, others] = await Promise.all(painted);
    here.push(own - began);
    there.push(others - began);
  }
  expect(there).toHaveLength(warmUp + presses);
  record('Star pressed → painted, 30,000 sets', here.slice(warmUp), { aim: { p50: 50 } });
  record('Star pressed → painted on the other device, 30,000 sets', there.slice(warmUp), { aim: { p50: 100 } });
}, 300_000);
