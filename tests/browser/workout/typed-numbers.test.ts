import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { jog, planSession, press, trainedBefore } from './guided-session.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [press, jog]);
    await trainedBefore(browsers, player, session);
    await browsers.sql`update workout_tracking set weight = 22.5 where user_id = ${player.id} and exercise_name = ${press.name}`;
    return player;
  },
  { storesApp: true },
);

const done = (page: Page, number: number) => page.getByRole('button', { name: `Satz ${number} abgeschlossen` });
const stored = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Satz ${number} gespeichert`) });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Gewicht in kg' });
const distance = (page: Page) => page.getByRole('textbox', { name: 'Strecke in m' });

/** Phones, and text at twice its size. */
const sizes = [
  { width: 320, text: '100%' },
  { width: 360, text: '100%' },
  { width: 390, text: '100%' },
  { width: 430, text: '100%' },
  { width: 320, text: '200%' },
  { width: 390, text: '200%' },
  { width: 1280, text: '200%' },
];

/** The number stands in its field with all its digits, its unit beside it, and both buttons are on the screen. */
async function expectWholeNumber(page: Page, name: string, shown: string): Promise<void> {
  const before = page.viewportSize();
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.evaluate(
      ([field, size]) => {
        document.documentElement.style.fontSize = size;
        const input = document.querySelector<HTMLInputElement>(`input[aria-label="${field}"]`);
        const group = input?.closest('[role=group]');
        if (!input || !group) return ['no field'];
        const edge = document.documentElement.clientWidth;
        const outside = [...group.querySelectorAll('*')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > edge;
        });
        const found = outside.map((part) => `${part.tagName} is outside`);
        if (input.scrollWidth > input.clientWidth) found.push(`${input.value} needs ${input.scrollWidth} of ${input.clientWidth}`);
        document.documentElement.style.fontSize = '';
        return found;
      },
      [name, text] as const,
    );
    expect(cut, `${shown} at ${width} px, text ${text}`).toEqual([]);
  }
  expect(await page.getByRole('textbox', { name }).inputValue()).toBe(shown);
  if (before !== null) await page.setViewportSize(before);
}

test('22.5 typed without a network is 22,5 kg on the server; what cannot be read or is far off is not stored before it is put right', async () => {
  const { page, player, context } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByText('zuletzt 22,5 kg × 8').waitFor();
  await context.setOffline(true);

  // A tap takes the whole number, so that typing replaces it.
  await weight(page).click();
  await page.keyboard.type('22.5');
  await weight(page).press('Tab');
  await expect.poll(() => weight(page).inputValue()).toBe('22,5');
  await done(page, 1).click();
  await stored(page, 1).waitFor();
  // The rest goes on meanwhile: the next set can be changed and confirmed.
  await page.getByRole('timer').waitFor();

  await weight(page).fill('1e3');
  await done(page, 2).click();
  await page.getByText('„1e3“ ist hier keine Zahl. Möglich sind 0 bis 999\u00a0kg.').waitFor();
  expect(await weight(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await weight(page).inputValue()).toBe('1e3');
  await expectAccessible(page);

  await weight(page).fill('225');
  await done(page, 2).click();
  await page.getByText('225\u00a0kg?').waitFor();
  await page.getByText('Sonst 22,5\u00a0kg.').waitFor();
  await expectAccessible(page);
  expect(await stored(page, 2).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Neue Bestleistung' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect.poll(() => weight(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('102.5');
  await weight(page).press('Tab');
  await expectWholeNumber(page, 'Gewicht in kg', '102,5');
  await done(page, 2).click();
  await page.getByRole('button', { name: 'Stimmt so' }).click();
  // The record stays to be seen above the exercise that stands ready.
  await page.getByRole('region', { name: 'Neue Bestleistung' }).getByText('102,5').waitFor();

  await distance(page).fill('1,5 km');
  await distance(page).press('Tab');
  await expectWholeNumber(page, 'Strecke in m', '1.500');
  await done(page, 1).click();
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor();

  await context.setOffline(false);
  const logged = () => browsers.sql`
    select weight::float8, distance_meters::float8 from workout_tracking
    where user_id = ${player.id} and created_at > now() - interval '1 day' order by created_at`;
  await expect.poll(logged, { timeout: 30_000 }).toMatchObject([{ weight: 22.5 }, { weight: 102.5 }, { distance_meters: 1500 }]);
});
