import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { declineSharing, openEnd, planSession, press } from './guided-session.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true, storesApp: true });
const phone = { width: 390, height: 844 };

/** Three sets of a heavy press, done a week ago with 40 kg. */
async function heavyPress(): Promise<string> {
  const { sql } = browsers;
  const { player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [{ ...press, sets: 3, pause_seconds: 0 }]);
  const set = { user_id: player.id, workout_id: newId(), session_id: session, exercise_name: press.name, phase: 'main', unit: 'kg' };
  const created_at = new Date(Date.now() - 7 * 86_400_000);
  for (const number of [1, 2, 3]) {
    await sql`insert into workout_tracking ${sql({ ...set, id: newId(), set_number: number, weight: 40, reps: 8, reserve: 2, created_at })}`;
  }
  return session;
}

const stored = (session: string) => browsers.sql`
  select set_number as number, set_kind as kind, weight::float8 as weight, reps, reserve from workout_tracking
  where session_id = ${session} and created_at > now() - interval '1 day' order by created_at, set_number`;
const kind = (page: Page, name: RegExp) => page.getByRole('radiogroup', { name: 'Art des Satzes' }).getByText(name);
const fill = async (page: Page, label: string, value: string) => {
  await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('textbox', { name: label }).press('Tab');
};

test('warming up, a drop and a set to failure are logged without a network, counted by their kinds and corrected later', async () => {
  const { page, context } = device;
  const session = await heavyPress();
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('button', { name: 'Aufwärmen: 16 · 24 · 32 kg' }).waitFor();
  await appIsStored(page);
  await context.setOffline(true);

  // Proposed in one line; one tap each, and none of them is a set of the plan.
  await page.getByRole('button', { name: 'Aufwärmen: 16 · 24 · 32 kg' }).click();
  await page.getByRole('button', { name: 'Fertig: 16 kg × 5' }).click();
  await page.getByRole('button', { name: 'Aufwärmen: 24 · 32 kg' }).waitFor();
  await page.getByRole('button', { name: /^Aufwärmsatz 1 gespeichert/ }).waitFor();
  await page.getByText('A Aufwärmen', { exact: true }).first().waitFor();
  // One of one's own.
  await kind(page, /Aufwärmen/).click();
  await fill(page, 'Gewicht in kg', '30');
  await fill(page, 'Wiederholungen in Wdh.', '3');
  await expectNothingLost(page);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Aufwärmsatz abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Aufwärmsatz 2 gespeichert/ }).waitFor();

  // The plan's sets begin with the weight of the last time, and what was left to warm up goes without a word.
  await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).toBe('40');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Aufwärmen:/ }).count()).toBe(0);
  await kind(page, /Versagen/).click();
  expect(await page.getByRole('radiogroup', { name: 'Wie viele wären noch gegangen?' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 2, bis Versagen gespeichert/ }).waitFor();
  await kind(page, /Drop/).click();
  await fill(page, 'Gewicht in kg', '30');
  await page.getByRole('button', { name: 'Satz 3 abgeschlossen' }).click();

  // The end counts three sets and what they moved: 40 × 8 + 40 × 8 + 30 × 8.
  const end = page.getByRole('dialog', { name: 'Training beenden' });
  await end
    .or(page.getByRole('button', { name: /^Satz 3, Dropsatz gespeichert/ }))
    .first()
    .waitFor();
  if (!(await end.isVisible())) await openEnd(page);
  await end.getByText('880', { exact: true }).waitFor();
  await end.getByRole('button', { name: 'Training abschließen' }).click();
  await declineSharing(page);
  await page.getByText('A Aufwärmen · D Dropsatz · V bis Versagen').first().waitFor();
  await page.getByText('880', { exact: true }).first().waitFor();
  const workout = new URL(page.url()).searchParams.get('workout') ?? '';

  // A correction: the first set was to warm up as well, and the set to failure was an ordinary one with one in reserve.
  await page.goto(`${browsers.url}/workout-completed?workout=${workout}#edit`);
  await page.getByRole('button', { name: /^Satz 1 40 kg × 8/ }).click();
  const change = page.getByRole('dialog', { name: 'Satz 1 ändern' });
  await change.getByText(/Aufwärmen/).click();
  await change.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: /^A Aufwärmen 40 kg × 8/ }).waitFor();
  await page.getByRole('button', { name: /^Satz 1, V bis Versagen/ }).click();
  const failure = page.getByRole('dialog', { name: 'Satz 1, bis Versagen ändern' });
  await failure.getByText('Normal').click();
  await failure.getByRole('radio', { name: '1' }).click({ force: true });
  await failure.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: /^Satz 1 40 kg × 8 1 in Reserve/ }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/statistics/training`);
  await page.getByText('560', { exact: false }).first().waitFor();

  await context.setOffline(false);
  await expect
    .poll(() => stored(session), { timeout: 30_000 })
    .toEqual([
      { number: 1, kind: 'warmup', weight: 16, reps: 5, reserve: null },
      { number: 2, kind: 'warmup', weight: 30, reps: 3, reserve: null },
      { number: 3, kind: 'warmup', weight: 40, reps: 8, reserve: null },
      { number: 2, kind: null, weight: 40, reps: 8, reserve: 1 },
      { number: 3, kind: 'drop', weight: 30, reps: 8, reserve: null },
    ]);
});
