import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { useBrowsers } from '../fixture.ts';
import { circles, type PlannedExercise, planSession } from '../workout/guided-session.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const squat: PlannedExercise = {
  phase: 'haupt',
  name: 'Goblet-Kniebeuge',
  sets: 2,
  reps: 8,
  unit: 'kg',
  tempo: '3-1-1-0',
  video_link: 'https://videos.example/goblet',
  description: 'Halte die Kugel vor der Brust und sinke zwischen die Fersen. Häufiger Fehler: die Kugel zieht den Oberkörper nach vorn.',
};

/** Nowhere in the catalogue: the player has made it, and chosen what it looks like. */
const own: PlannedExercise = { phase: 'haupt', name: 'Meine Hocke', sets: 2, reps: 8, unit: 'kg' };

/** Another one of the player's, for which a symbol was chosen. */
const symbol: PlannedExercise = { phase: 'haupt', name: 'Mein Schutz', sets: 2, reps: 8, unit: 'kg' };

const browsers = useBrowsers();
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(3);
    const [session = '', second = '', third = ''] = await browsers.sessionIds(player);
    await browsers.sql`
      insert into athleten_uebungen (id, user_id, name, position, figure)
      values (gen_random_uuid(), ${player.id}, ${own.name}, 'Kraft', 'kniebeuge-koerpergewicht'),
             (gen_random_uuid(), ${player.id}, ${symbol.name}, 'Kraft', 'symbol-prevention')`;
    await planSession(browsers, player, session, [squat, own, symbol, { ...circles, phase: 'cooldown', name: 'Eine Übung von anderswo' }]);
    await planSession(browsers, player, second, [own]);
    await planSession(browsers, player, third, [symbol]);
    return player;
  },
  { keepsOpen: true },
);

const moving = (page: Page) => page.getByRole('button', { name: `Bewegung ansehen: ${squat.name}` });
const picture = (page: Page) => page.getByRole('img', { name: `Bewegungsbild ${squat.name}: Halte die Kugel` });
/** Shapes that are drawn right now. */
const drawn = (page: Page) =>
  moving(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());

async function openWorkout(page: Page): Promise<void> {
  const [session = ''] = await browsers.sessionIds(device.player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('heading', { level: 1, name: squat.name }).waitFor();
}

test('the exercise of a workout shows itself in motion, and opens its instruction with a slower picture', async () => {
  const { page } = device;
  await openWorkout(page);
  await moving(page).waitFor();
  const first = await drawn(page);
  await expect.poll(() => drawn(page)).not.toBe(first);

  await moving(page).click();
  const sheet = page.getByRole('dialog', { name: squat.name });
  await picture(page).waitFor();
  expect(await sheet.getByRole('link', { name: 'Video ansehen' }).getAttribute('href')).toBe(squat.video_link);
  await sheet.getByRole('button', { name: 'langsam' }).click();
  await sheet.getByRole('button', { name: 'normal' }).waitFor();
  await sheet.getByRole('button', { name: 'Bewegung anhalten' }).click();
  await sheet.getByRole('button', { name: 'Bewegung abspielen' }).waitFor();
  const still = () => picture(page).innerHTML();
  const stopped = await still();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await still()).toBe(stopped);
});

test('the muscles of an exercise are lit on request, named beside the picture and in its words', async () => {
  const { page } = device;
  await openWorkout(page);
  await moving(page).click();
  const sheet = page.getByRole('dialog', { name: squat.name });
  const lit = sheet.getByRole('button', { name: 'Muskeln zeigen' });
  const names = sheet.getByRole('list', { name: 'Beteiligte Muskeln' });
  const worded = page.getByRole('img', { name: /Fersen\. Beteiligt: Oberschenkel vorn, Gesäß\.$/ });
  await lit.waitFor();
  expect(await names.count()).toBe(0);
  await lit.click();
  await worded.waitFor();
  await expect.poll(() => names.getByRole('listitem').allTextContents()).toEqual(['Oberschenkel vorn', 'Gesäß']);
  // It stays so in another tempo, at rest, and for who wants nothing to move.
  await sheet.getByRole('button', { name: 'langsam' }).click();
  await sheet.getByRole('button', { name: 'Bewegung anhalten' }).click();
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expect.poll(() => worded.locator('svg').count()).toBe(2);
  await expectAccessible(page);
  await lit.click();
  await picture(page).waitFor();
  expect(await names.count()).toBe(0);
  expect(await worded.count()).toBe(0);
  await page.emulateMedia({ reducedMotion: null, colorScheme: null });
});

/** How often a figure is drawn in ten frames of the page; also where it rests in a position for a while. */
const drawings = (page: Page) =>
  moving(page)
    .locator('svg g')
    .evaluate(
      (group) =>
        new Promise<number>((resolve) => {
          let [count, frames] = [0, 0];
          const observer = new MutationObserver((records) => {
            count += records.length;
          });
          observer.observe(group, { attributes: true, subtree: true });
          const step = () => {
            frames += 1;
            if (frames < 10) return requestAnimationFrame(step);
            observer.disconnect();
            return resolve(count);
          };
          requestAnimationFrame(step);
        }),
    );

test('out of sight a figure is not drawn, and goes on when it is seen again', async () => {
  const { page } = device;
  await page.emulateMedia({ reducedMotion: null });
  await openWorkout(page);
  await expect.poll(() => drawings(page)).toBeGreaterThan(0);
  // As it is where a phone is scrolled further down.
  await moving(page).evaluate((button) => {
    button.style.position = 'absolute';
    button.style.top = '-2000px';
  });
  await expect.poll(() => drawings(page)).toBe(0);
  await moving(page).evaluate((button) => button.removeAttribute('style'));
  await expect.poll(() => drawings(page)).toBeGreaterThan(0);
});

test('with reduced motion the key poses stand side by side', async () => {
  const { page } = device;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWorkout(page);
  await moving(page).click();
  await picture(page).waitFor();
  await expect.poll(() => picture(page).locator('svg').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'langsam' }).count()).toBe(0);
  await expectAccessible(page);
});

test('rows of the library and of the plan have their figures, an own exercise the one that was chosen for it; an exercise without one has none', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/exercises?q=Goblet-Kniebeuge`);
  const row = page.getByRole('link', { name: /^Goblet-Kniebeuge/ }).first();
  await row.locator('svg[viewBox] path').first().waitFor({ state: 'attached' });
  const [plan] = await browsers.sql<
    { id: string }[]
  >`select id from trainingsplanreal where user_id = ${device.player.id} order by created_at limit 1`;
  await page.goto(`${browsers.url}/training-plans/${plan?.id}`);
  const rowOf = (name: string) => page.getByRole('button', { name: new RegExp(name) }).first();
  await expect.poll(() => rowOf(squat.name).locator('svg path').count()).toBeGreaterThan(10);
  await expect.poll(() => rowOf(own.name).locator('svg path').count()).toBeGreaterThan(10);
  await rowOf(symbol.name).locator('svg.lucide-shield').waitFor();
  expect(await rowOf('Eine Übung von anderswo').locator('svg path').count()).toBeLessThan(5);
});

test('an own exercise shows what was chosen for it in the running workout and in its instruction', async () => {
  const { page } = device;
  const [, session = ''] = await browsers.sessionIds(device.player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('button', { name: `Bewegung ansehen: ${own.name}` }).click();
  const shown = page.getByRole('img', { name: new RegExp(`^Bewegungsbild ${own.name}`) });
  await expect.poll(() => shown.locator('path').count()).toBeGreaterThan(10);
});

test('an own exercise with a symbol shows it beside its name in the running workout', async () => {
  const { page } = device;
  const [, , session = ''] = await browsers.sessionIds(device.player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('heading', { level: 1, name: symbol.name }).waitFor();
  await page
    .locator('section', { has: page.getByRole('heading', { level: 1 }) })
    .locator('svg.lucide-shield')
    .waitFor();
  expect(await page.getByRole('button', { name: /^Bewegung ansehen/ }).count()).toBe(0);
});
