import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Player, useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
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

/** Begins to look for the star, frame by frame. @returns the clock's milliseconds at the end of the frame in which it is `pressed` */
function starPainted(page: Page, pressed: boolean): Promise<number> {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(selector)?.getAttribute('aria-pressed') !== wanted) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.timeOrigin + performance.now()));
        };
        requestAnimationFrame(look);
      }),
    [star, String(pressed)] as const,
  );
}

/** Presses the star. @returns the clock's milliseconds before it */
function pressStar(page: Page): Promise<number> {
  return page.locator(star).evaluate((button) => {
    const now = performance.timeOrigin + performance.now();
    (button as HTMLElement).click();
    return now;
  });
}

test('what is pressed on one device is painted there and on the other', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, 30_000);
  const [one, other] = [await openDevice(player), await openDevice(player)];
  const [here, there]: [number[], number[]] = [[], []];
  for (let press = 1; press <= warmUp + presses; press += 1) {
    // Each waits on the change feed again.
    await pause(500);
    const [pressing, watching] = press % 2 === 1 ? [one, other] : [other, one];
    const painted = [starPainted(pressing, press % 2 === 1), starPainted(watching, press % 2 === 1)] as const;
    const began = await pressStar(pressing);
    const [own, others] = await Promise.all(painted);
    here.push(own - began);
    there.push(others - began);
  }
  expect(there).toHaveLength(warmUp + presses);
  record('Star pressed → painted, 30,000 sets', here.slice(warmUp), { aim: { p50: 50 } });
  record('Star pressed → painted on the other device, 30,000 sets', there.slice(warmUp), { aim: { p50: 100 } });
}, 300_000);
