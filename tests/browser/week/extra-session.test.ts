import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const other = 'Sprungkraft im Winter';
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(2);
    const plan = newId();
    // Of plans that nobody chose the oldest is the current one.
    const created_at = new Date(Date.now() + 60_000);
    await browsers.sql`insert into trainingsplanreal ${browsers.sql({ id: plan, user_id: player.id, name: other, created_at })}`;
    for (const session_order of [1, 2])
      await browsers.sql`insert into sessions ${browsers.sql({ id: newId(), user_id: player.id, plan_id: plan, session_order })}`;
    return player;
  },
  { storesApp: true, keepsOpen: true },
);
const monday = mondayOf(new Intl.DateTimeFormat('sv').format(new Date()));
/** A day of the next week, which is ahead on whatever day this runs. */
const next = (days: number) => dayAfter(monday, 7 + days);
const wordFormat = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const words = (day: string) => wordFormat.format(new Date(day));

test('a session of another plan is put on a day without a network, moved and removed, each with undo', async () => {
  const { page, context, player } = device;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/training/week?of=${next(0)}`);
  const day = (days: number) => page.getByRole('listitem', { name: words(next(days)) });
  await day(0).waitFor();
  await appIsStored(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Einheit einplanen, ${words(next(3))}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Einheit einplanen' });
  await sheet.getByRole('heading', { name: other }).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: `Einheit 2 von ${other} einplanen` }).click();
  const undo = page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' });
  const card = (days: number) => day(days).getByRole('link', { name: `Einheit 2 ${other}` });
  await card(3).waitFor();
  await page.getByText(`Einheit eingeplant: ${words(next(3))}`).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNothingLost(page);
  await page.setViewportSize({ width: 390, height: 844 });

  const change = (days: number) => page.getByRole('button', { name: `Einheit 2 von ${other} ändern, ${words(next(days))}` });
  await change(3).click();
  const where = page.getByRole('dialog', { name: `Einheit 2 von ${other}` });
  await where.getByRole('button', { name: `Hierher, ${words(next(5))}` }).waitFor();
  await expectAccessible(page);
  await where.getByRole('button', { name: `Hierher, ${words(next(5))}` }).click();
  await card(5).waitFor();
  await undo.click();
  await card(3).waitFor();

  await change(3).click();
  await where.getByRole('button', { name: 'Aus der Woche nehmen' }).click();
  await card(3).waitFor({ state: 'detached' });
  await page.getByText('Einheit entfernt').waitFor();
  await undo.click();
  await card(3).waitFor();

  await context.setOffline(false);
  const stored = () => browsers.sql`select planned_on::text as day, is_extra from scheduled_sessions where user_id = ${player.id}`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([{ day: next(3), is_extra: true }]);
});
