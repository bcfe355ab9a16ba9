import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const everyDay = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];

async function noteWeeks(player: Player, minutes: readonly number[]): Promise<void> {
  const { sql } = browsers;
  for (const [index, one] of minutes.entries()) {
    // The last one is today's.
    const day = index === minutes.length - 1 ? today : dayAfter(mondayOf(today), (index - minutes.length + 1) * 7);
    await sql`insert into handball_loads ${sql({ id: newId(), user_id: player.id, day, kind: 'team', minutes: one, effort: 6, noted_at: new Date() })}`;
  }
}

/** Numbers and their units are kept together by other blanks. */
async function expectSaid(page: Page, text: string): Promise<void> {
  const said = () => page.getByRole('region', { name: 'Meldungen' }).allTextContents();
  await expect.poll(async () => (await said()).join(' ').replaceAll(/\s+/gu, ' '), { timeout: 10_000 }).toContain(text);
}

const tap = (place: Locator, effort: number) =>
  place.getByRole('radiogroup', { name: 'Wie anstrengend war es?' }).getByText(String(effort), { exact: true }).click();

const stored = ({ id }: Player) =>
  browsers.sql`select to_char(day, 'YYYY-MM-DD') as day, kind, minutes, effort from handball_loads where user_id = ${id} order by day`;

test('one tap without a network notes how hard the team training was; it is undone, changed and reaches the account', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`insert into training_profiles (user_id, team_days) values (${player.id}, ${everyDay})`;
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await follow(page, '/training/week');
  const card = page.getByRole('region', { name: 'Teamtraining gestern' });
  await card.waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  // The region of messages comes with the first one.
  await appIsStored(page);
  await device.setOffline(true);
  await tap(card, 7);
  await expectSaid(page, 'Teamtraining: 90 min × 7 = 630 Belastung.');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await card.waitFor();
  await card.getByRole('textbox', { name: 'Dauer in min' }).fill('75');
  await tap(card, 8);
  await expectSaid(page, 'Teamtraining: 75 min × 8 = 600 Belastung.');
  // The day before: the player was not there, and is not asked again.
  const before = page.getByRole('region', { name: /^Teamtraining am/ });
  await before.waitFor();
  await before.getByRole('button', { name: 'Nicht dabei' }).click();

  // A day's note is entered, too.
  await page.getByRole('button', { name: 'Teamtraining oder Spiel eintragen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Handball eintragen' });
  await sheet.getByText('Spiel', { exact: true }).click();
  await expectAccessible(page);
  await tap(sheet, 9);
  await expectSaid(page, 'Spiel: 90 min × 9 = 810 Belastung.');
  await device.setOffline(false);
  await expect
    .poll(() => stored(player), { timeout: 30_000 })
    .toEqual([
      { day: dayAfter(today, -1), kind: 'team', minutes: 75, effort: 8 },
      { day: today, kind: 'match', minutes: 90, effort: 9 },
    ]);
});

test('a week with much more handball says so, on whom that was measured, and its sessions have fewer throws', async () => {
  const player = await browsers.createPlayer(1);
  const { sql } = browsers;
  await sql`update haupt_uebungen set name = 'Rotationswurf gegen die Wand', sets = 5 where user_id = ${player.id} and exercise_order = 1`;
  await noteWeeks(player, [100, 100, 100, 100, 170]);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/training/week');
  await page.getByText('2:50 h Handball, 70 % mehr als im Schnitt der vier Wochen davor (1:40 h).').waitFor();
  await page.getByRole('button', { name: 'Was man darüber weiß' }).click();
  await page.getByText(/zwischen gleich oft und fast viermal so oft\..*679 dänischen/).waitFor();
  await expectAccessible(page);
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).click();
  await page.getByRole('note', { name: 'Viel Handball' }).getByText('wirfst du diese Woche weniger').waitFor();
  // Five sets without the rise.
  await expect.poll(() => page.getByRole('table', { name: 'Dein Training' }).locator('tbody tr').count()).toBe(3);
});

test('without notes of each of the four weeks nothing is claimed', async () => {
  const player = await browsers.createPlayer(1);
  await noteWeeks(player, [100, 100, 100, 300]);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/training/week');
  await page.getByText('Ob es viel Handball ist, zeigt sich, wenn vier Wochen davor notiert sind.').waitFor();
  expect(await page.getByText(/% mehr als im Schnitt/).count()).toBe(0);
});
