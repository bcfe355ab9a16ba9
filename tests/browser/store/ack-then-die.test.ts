import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { proofCount } from '../../proof-counts.ts';
import { useBrowsers } from '../fixture.ts';
import { KillableBrowser } from './killable-browser.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { appIsStored } from './stored-app.ts';

/** A session has 40 sets, and each set is a death of one of three kinds. */
const roundsPerSession = 13;

/** The rounds of a store, in sessions: the faster store gets three quarters of all deaths. */
function sessionsOf(store: 'opfs' | 'idb', rounds: number): { store: 'opfs' | 'idb'; rounds: number; session: number }[] {
  const count = Math.ceil(rounds / roundsPerSession);
  return Array.from({ length: count }, (_, index) => ({
    store,
    rounds: Math.min(roundsPerSession, rounds - index * roundsPerSession),
    session: index + 1,
  }));
}

const deaths = proofCount('DEATHS');
const sessions = [...sessionsOf('opfs', Math.ceil(deaths / 4)), ...sessionsOf('idb', Math.ceil(deaths / 12))];

const browsers = useBrowsers();
let browser: KillableBrowser | undefined;

afterEach(async () => {
  await browser?.kill();
  browser = undefined;
});

/** Opens the session's workout (going on where it was) and waits until a set can be entered. */
async function openWorkout(page: Page, session: string, resumed: boolean): Promise<void> {
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  if (resumed) await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByRole('textbox').first().waitFor();
}

const setsOfExercise = 5;

/** Enters a weight, presses the button, returns as soon as the interface says that the set is saved. */
async function saveSet(page: Page, weight: number): Promise<void> {
  const save = page.getByRole('button', { name: /^Satz \d+ abgeschlossen$/ });
  await save.waitFor();
  const number = /\d+/.exec((await save.textContent()) ?? '')?.[0] ?? '';
  const field = page.getByRole('textbox').first();
  await field.fill(String(weight));
  await field.press('Tab');
  await save.click();
  // The last set of an exercise leads on to the next one.
  if (Number(number) === setsOfExercise) await page.getByRole('heading', { name: / fertig$/ }).waitFor();
  else await page.getByRole('button', { name: `Satz ${number} gespeichert, bearbeiten` }).waitFor();
}

async function shownWeights(page: Page): Promise<number> {
  return page.getByRole('button', { name: /^Satz \d+ gespeichert/ }).count();
}

test.each(sessions)(
  'in the $store store no set is lost when the page is reloaded, closed or the browser killed right after "gespeichert", $rounds times each, session $session',
  async ({ store, rounds }) => {
    const player = await browsers.createPlayer(2);
    const [session = ''] = await browsers.sessionIds(player);
    const profile = await browsers.newProfile();
    browser = await KillableBrowser.open(profile);
    await browser.context.addInitScript((kind) => {
      sessionStorage.setItem('anwurf-store', kind);
    }, store);
    await browsers.signIn(browser.page, player);
    await sessionIsStored(browser.page);
    // Chromium itself crashes now and then when a page leaves in the middle of its store's first minute of work.
    await browser.page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
    await appIsStored(browser.page);
    await browser.context.setOffline(true);
    await openWorkout(browser.page, session, false);

    const acknowledged: number[] = [];
    const die = {
      reload: async (page: Page) => {
        await page.reload();
        return page;
      },
      close: async (page: Page) => {
        const context = page.context();
        const next = await context.newPage();
        await page.close();
        return next;
      },
      kill: async () => {
        await browser?.kill();
        browser = await KillableBrowser.open(profile);
        await browser.context.setOffline(true);
        return browser.page;
      },
    };
    await expect.poll(() => browser?.hasSignInOnDisk(player.id), { timeout: 30_000 }).toBe(true);
    let page = browser.page;
    let inExercise = 0;
    for (const [how, end] of Object.entries(die)) {
      for (let round = 0; round < rounds; round += 1) {
        const weight = acknowledged.length + 20;
        await saveSet(page, weight);
        acknowledged.push(weight);
        // A full exercise has led on to the next one, which has none.
        inExercise = acknowledged.length % setsOfExercise;
        page = await end(page);
        await openWorkout(page, session, true);
        await expect.poll(() => shownWeights(page), { message: `${how}, round ${round + 1}` }).toBe(inExercise);
      }
    }
    await page.context().setOffline(false);
    // Chromium writes cookies to disk half a minute late: a browser killed so soon after the sign-in may have lost it (not its sets).
    await browsers.signInAgain(page, player);
    const onServer = async () =>
      (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by weight`).map(
        (row) => Number(row.weight),
      );
    await expect.poll(onServer, { timeout: 30_000 }).toEqual(acknowledged);
  },
  600_000,
);
