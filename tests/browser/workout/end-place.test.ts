import type { Page } from 'playwright-core';
import { firstStorage } from '@anwurf/contract/first-storage';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { forgetTraining, type PlannedExercise, planSession } from './guided-session.ts';
import { type Box, boxAtRest } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true });

const names = ['Liegestütz', 'Ausfallschritt', 'Seitstütz'];
/** More than a sheet has room for. */
const manyNames = [...names, 'Beckenheben', 'Klimmzug', 'Kniebeuge', 'Strecksprung', 'Wandsitz'];
const plannedOf = (all: readonly string[]): PlannedExercise[] =>
  all.map((name) => ({ phase: 'haupt', name, sets: 1, reps: 10, unit: 'Wiederholungen' }));
const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const forth = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const ending = (page: Page) => page.getByRole('dialog', { name: 'Training beenden' });
const finish = (page: Page) => ending(page).getByRole('button', { name: 'Training abschließen' });
const place = (page: Page, index: number, all: readonly string[] = names) =>
  page.getByRole('button', { name: `Übung ${index} von ${all.length}, alle Übungen` }).waitFor();

async function startGuided(page: Page, all: readonly string[] = names): Promise<void> {
  const [session = ''] = await browsers.sessionIds(device.player);
  await planSession(browsers, device.player, session, plannedOf(all));
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
}

async function startLive(page: Page): Promise<void> {
  const { sql } = browsers;
  await forgetTraining(sql, device.player);
  const known = await sql`select from athleten_uebungen where user_id = ${device.player.id}`;
  const own = {
    user_id: device.player.id,
    goals: ['Kraft'],
    position: 'Rückraum',
    exercise_type: 'main',
    equipment: ['Keine'],
    sets: 1,
    reps: 10,
  };
  const rows = names.map((name, index) => ({ ...own, name, id: newId(), created_at: new Date(Date.now() + index * 1000) }));
  if (known.length === 0) await sql`insert into athleten_uebungen ${sql(rows)}`;
  await page.goto(`${browsers.url}/live-training`);
  await page.getByRole('button', { name: /^Training starten/ }).click();
}

/** Has the page ask about cookies, as on the first days. */
async function forgetCookies(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.removeItem(key), firstStorage.consent.name);
}

/** Most players have answered the question long ago; while it is open, it lifts the dock. */
async function answerCookies(page: Page, isAsked: boolean): Promise<void> {
  const answer = page.getByRole('button', { name: 'Nur notwendige' });
  if (isAsked) await answer.waitFor();
  else if ((await answer.count()) > 0) await answer.click();
}

const kinds = { guided: (page: Page) => startGuided(page), live: startLive };

/** The end, now that its sheet rests, has nothing in common with the place where 'Weiter' stood. */
async function expectEndElsewhere(page: Page, stood: Box): Promise<void> {
  // Just arrived, the sheet's buttons take no press (`kit/action/press-guard.ts`).
  await ending(page).getByRole('button', { name: 'Weiter trainieren', disabled: false }).waitFor();
  const ends = await boxAtRest(finish(page));
  const isBeside = ends.x + ends.width <= stood.x || stood.x + stood.width <= ends.x;
  const isAboveOrBelow = ends.y + ends.height <= stood.y || stood.y + stood.height <= ends.y;
  expect(isBeside || isAboveOrBelow, JSON.stringify({ ends, stood })).toBe(true);
}

const places = [true, false].flatMap((isAsked) =>
  widths.flatMap((viewport) =>
    (['guided', 'live'] as const).map((kind) => ({ viewport, kind, isAsked, banner: isAsked ? 'above the open' : 'without the' })),
  ),
);

test.each(places)(
  'taps meant for ‚Weiter‘ never end a workout, $kind at $viewport.width px $banner question about cookies, and ‚Abschließen‘ does not stand where it stood',
  async ({ viewport, kind, isAsked }) => {
    const { page } = device;
    if (isAsked) await forgetCookies(page);
    await page.setViewportSize(viewport);
    await kinds[kind](page);
    await place(page, 1);
    await answerCookies(page, isAsked);
    const save = page.getByRole('button', { name: /abgeschlossen$/ });
    await forth(page).click();
    await place(page, 2);
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
    for (const index of [1, 2]) {
      await place(page, index);
      await save.click();
    }
    await place(page, 3);
    const stood = await boxAtRest(forth(page));
    const tap = () => page.mouse.click(stood.x + stood.width / 2, stood.y + stood.height / 2);
    // At the last exercise they lead nowhere.
    for (let count = 0; count < 3; count += 1) await tap();
    await place(page, 3);
    expect(await ending(page).count()).toBe(0);

    // The last set asks about the end.
    await save.click();
    await expectEndElsewhere(page, stood);
    await tap();
    await tap();
    await place(page, 3);
    expect(await browsers.sql`select from completed_sessions where user_id = ${device.player.id}`).toEqual([]);
  },
);

test.each([true, false])(
  'however many exercises are open, ‚Abschließen‘ is in reach and not where ‚Weiter‘ stood (asked about cookies: %s)',
  async (isAsked) => {
    const { page } = device;
    if (isAsked) await forgetCookies(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await startGuided(page, manyNames);
    await place(page, 1, manyNames);
    await answerCookies(page, isAsked);
    await page.getByRole('button', { name: /abgeschlossen$/ }).click();
    await place(page, 2, manyNames);
    const stood = await boxAtRest(forth(page));
    await page.getByRole('button', { name: 'Beenden', exact: true }).click();
    await expectEndElsewhere(page, stood);
    const { y, height } = await boxAtRest(finish(page));
    expect(y + height).toBeLessThanOrEqual(844);
    await page.mouse.click(stood.x + stood.width / 2, stood.y + stood.height / 2);
    await ending(page).waitFor({ state: 'detached' });
    await place(page, 2, manyNames);
  },
);
