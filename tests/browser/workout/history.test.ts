import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { jog, planSession, press } from './guided-session.ts';
import { boxAtRest } from '../screens/steady.ts';

const browsers = useBrowsers();
const day = 86_400_000;
const weights = [30, 42.5, 35, 37.5];
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [press, jog]);
    const { sql } = browsers;
    for (const [index, weight] of weights.entries()) {
      const created_at = new Date(Date.now() - (weights.length - index) * 7 * day);
      const set = { user_id: player.id, workout_id: newId(), session_id: session, phase: 'main', exercise_name: press.name, unit: 'kg' };
      await sql`insert into workout_tracking ${sql({ ...set, id: newId(), set_number: 1, weight, reps: 8, reserve: 2, created_at })}`;
      await sql`insert into workout_tracking ${sql({ ...set, id: newId(), set_number: 2, weight, reps: 6, created_at })}`;
    }
    return player;
  },
  { storesApp: true },
);

test('the past of the running exercise is one tap away without a network, with its chart and note, and stands beside it on a wide screen', async () => {
  const { page, context, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await context.setOffline(true);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();

  await page.getByRole('button', { name: 'Verlauf' }).click();
  const sheet = page.getByRole('dialog', { name: press.name });
  await sheet.getByText(/kg × 8, bester Satz am/).waitFor();
  await sheet.getByText('42,5', { exact: true }).first().waitFor();
  const shown = (weight: string) => sheet.getByText(`${weight} kg × 8`, { exact: true }).count();
  // The last three, without the running one and the one before.
  expect(await Promise.all(['37,5', '35', '42,5', '40', '30'].map((weight) => shown(weight)))).toEqual([1, 1, 1, 0, 0]);
  await expect.poll(() => sheet.getByText('2 in Reserve').count()).toBe(3);
  await sheet.getByRole('slider', { name: /^Bester Satz je Training/ }).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Tabelle' }).click();
  await sheet.getByRole('row', { name: /30 kg × 8/ }).waitFor();
  await sheet.getByRole('button', { name: 'Notiz zur Übung' }).click();
  await sheet.getByRole('textbox', { name: 'Notiz zur Übung' }).fill('Bank auf 3');
  await sheet.getByRole('button', { name: 'Notiz speichern' }).click();
  await sheet.getByText('Bank auf 3', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('heading', { name: 'Verlauf' }).waitFor();
  const [list, editor, past] = await Promise.all(
    [
      page.getByRole('navigation', { name: 'Übungen der Einheit' }),
      page.getByRole('textbox', { name: 'Gewicht in kg' }),
      page.getByText(/kg × 8, bester Satz am/),
    ].map(boxAtRest),
  );
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(editor?.x ?? 0);
  expect((editor?.x ?? 0) + (editor?.width ?? 0)).toBeLessThan(past?.x ?? 0);
  await expectAccessibleAtBothWidths(page);
});
