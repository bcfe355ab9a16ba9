import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true });

test('on a phone the overview, the week, the plans and a plan have the navigation, and say where they are', async () => {
  const { page, player } = device;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/training/overview`);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  const [plan] = await browsers.sql<{ id: string }[]>`select id from trainingsplanreal where user_id = ${player.id} limit 1`;
  for (const path of ['/training/overview', '/training/week', '/training-plans', `/training-plans/${plan?.id}`]) {
    await page.goto(browsers.url + path);
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await navigation.getByRole('link', { name: 'Training' }).and(page.locator('[aria-current]')).waitFor();
    const lower = () => navigation.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(lower, { message: path }).toBe(844);
    expect(await navigation.getByRole('link').count(), path).toBe(4);
  }
});

test('a wide screen is used: no third of overview, statistics and generator stays empty at its right', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/training/overview', '/statistics', '/workout-generator']) {
    await page.goto(browsers.url + path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const used = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        if (main === null) return 0;
        const { left, width } = main.getBoundingClientRect();
        const rights = [...main.querySelectorAll('a, button, input, p, td, svg')].map((one) => one.getBoundingClientRect().right);
        return (Math.max(left, ...rights) - left) / width;
      });
    await expect.poll(used, { message: path }).toBeGreaterThan(2 / 3);
  }
});
