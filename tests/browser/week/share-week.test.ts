import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const monday = mondayOf(today);

/** A workout of 40 minutes with ten repetitions of a weight. */
async function train(player: Player, day: string, weight: number): Promise<void> {
  const { sql } = browsers;
  const [at, workout_id, owned] = [new Date(`${day}T06:00:00Z`), newId(), { user_id: player.id }];
  await sql`insert into workout_tracking ${sql({ ...owned, id: newId(), workout_id, exercise_name: 'Kreuzheben', phase: 'main', set_number: 1, weight, reps: 10, unit: 'kg', created_at: at })}`;
  await sql`insert into completed_sessions ${sql({ ...owned, id: newId(), workout_id, completed_at: at, duration_minutes: 40, effort: 9 })}`;
}

async function openSheet(page: Page) {
  const button = page.getByRole('button', { name: 'Woche teilen' });
  await button.focus();
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'Deine Woche in einem Bild' });
}

/** Size of a canvas that is drawn, and how much of its ball is orange. */
const drawn = (page: Page) =>
  page.locator('[role=dialog] canvas').evaluate((picture: HTMLCanvasElement) => {
    const { data } = picture.getContext('2d')?.getImageData(680, 340, 240, 120) ?? { data: [] };
    const pixels = Array.from({ length: data.length / 4 }, (_, index) =>
      [data[index * 4], data[index * 4 + 1], data[index * 4 + 2]].join(),
    );
    const orange = pixels.filter((pixel) => pixel === '242,106,27').length / pixels.length;
    return { size: [picture.width, picture.height], isBall: orange > 0.5 };
  });

test('the week is a picture that is drawn without a network, shared by a press, saved, and sent to no server', async () => {
  const player = await browsers.createPlayer(1);
  for (const [day, weight] of [
    [dayAfter(monday, -14), 60],
    [dayAfter(monday, -7), 60],
    [monday, 65],
  ] as const)
    await train(player, day, weight);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ title, text, files }: ShareData) => {
        Object.assign(window, {
          sent: { title, text, files: files?.map(({ name, type, size }) => ({ name, type, isLarge: size > 10_000 })) },
        });
        return Promise.resolve();
      },
    });
  });
  await browsers.signIn(page, player);
  await follow(page, '/training/week');
  await page.getByRole('button', { name: 'Woche teilen' }).waitFor();
  await appIsStored(page);
  await device.setOffline(true);

  const sheet = await openSheet(page);
  const said = '1 Einheit, 0:40 h, 0,7 t bewegt, 1 Bestleistung, seit 3 Wochen jede Woche trainiert.';
  await sheet.getByRole('img', { name: new RegExp(`^Bild zum Teilen: Woche vom .*${said}$`) }).waitFor();
  await expect.poll(() => drawn(page)).toEqual({ size: [1080, 1350], isBall: true });
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || asked.push(request.url())));
  await sheet.getByRole('button', { name: 'Teilen' }).focus();
  await page.keyboard.press('Enter');
  const sent = () => page.evaluate(() => Reflect.get(window, 'sent') as unknown);
  await expect
    .poll(sent)
    .toEqual({ title: 'Meine Woche', text: said, files: [{ name: `anwurf-woche-${monday}.png`, type: 'image/png', isLarge: true }] });
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Bild sichern' }).click();
  expect((await download).suggestedFilename()).toBe(`anwurf-woche-${monday}.png`);
  expect(asked).toEqual([]);
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);
});

test('a week without a workout has no picture, and where there is no share sheet it is saved', async () => {
  const player = await browsers.createPlayer(1);
  await train(player, dayAfter(monday, -7), 60);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/training/week');
  await page.getByText(/Trainings erledigt/).waitFor();
  expect(await page.getByRole('button', { name: 'Woche teilen' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Vorige Woche' }).click();
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Bild sichern' }).waitFor();
  expect(await sheet.getByRole('button', { name: 'Teilen', exact: true }).count()).toBe(0);
});
