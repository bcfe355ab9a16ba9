import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Player, useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
let player: Player;
const device = useSharedDevice(
  browsers,
  async () => {
    player = await browsers.createPlayer(1);
    await browsers.sql`insert into trainingsplanreal (id, user_id, name, created_at)
      select gen_random_uuid(), ${player.id}, 'Plan ' || n, now() - n * interval '1 day' from generate_series(1, 30) n`;
    return player;
  },
  { keepsOpen: true, viewport: { width: 390, height: 844 } },
);

const planOf = (page: Page, number: number) => page.getByRole('region', { name: `Plan ${number}` });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function isInSight(page: Page, number: number): Promise<boolean> {
  const { y: top = -1 } = (await planOf(page, number).boundingBox()) ?? {};
  return top > 0 && top < 844;
}

/** The list of plans, whose rows come after the screen, left by one far down. */
async function leaveFarDown(): Promise<Page> {
  const { page } = device;
  await page.goto(`${browsers.url}/training-plans`);
  await planOf(page, 25).getByRole('link', { name: 'Plan anzeigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plan 25' }).waitFor();
  return page;
}

test('going back restores the place, though the rows come after the screen', async () => {
  const page = await leaveFarDown();
  await page.goBack();
  await expect.poll(() => isInSight(page, 25)).toBe(true);
});

test('going on before the rows are there keeps the place for the next time', async () => {
  const page = await leaveFarDown();
  await page.evaluate(() => {
    history.back();
    addEventListener('popstate', () => history.forward(), { once: true });
  });
  await page.getByRole('heading', { level: 1, name: 'Plan 25' }).waitFor();
  await page.goBack();
  await expect.poll(() => isInSight(page, 25)).toBe(true);
});

test.each(['wheel', 'something that sends no event'])('scrolling by %s is not undone by rows that come after it', async (by) => {
  const page = await leaveFarDown();
  await page.goBack();
  await expect.poll(() => isInSight(page, 25)).toBe(true);
  const scrollUp = async () => {
    if (by === 'wheel') await page.mouse.wheel(0, -5000);
    else await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    return scrolled(page);
  };
  await expect.poll(scrollUp).toBe(0);
  const name = `Der neueste nach ${by}`;
  await browsers.sql`insert into trainingsplanreal (id, user_id, name) values (gen_random_uuid(), ${player.id}, ${name})`;
  await page.getByRole('heading', { name }).waitFor();
  expect(await scrolled(page)).toBe(0);
});

test('a link of a bar that stays on the screen says nothing about the place', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/training-plans`);
  await planOf(page, 20).scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(page, 20)).toBe(true);
  await page.getByRole('link', { name: 'Generator' }).click();
  await page.waitForURL('**/workout-generator');
  await planOf(page, 20).waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => isInSight(page, 20)).toBe(true);
});

test('of two links to one address the one counts that was pressed', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${browsers.url}/dashboard`);
  const link = page.getByRole('link', { name: 'Statistiken' }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await page.waitForURL('**/statistics');
  await page.getByRole('heading', { level: 1, name: 'Meine Statistiken' }).waitFor();
  await page.goBack();
  await link.waitFor();
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
});
