import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { plank, planSession, press } from './guided-session.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [{ ...press, pause_seconds: 0 }, plank]);
  return player;
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Pastes as somebody does who copied from a note: what was in the field is selected by the tap. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, name).click();
  await page.keyboard.press('ControlOrMeta+V');
  await page.keyboard.press('Tab');
}

async function typed(page: Page, name: string, text: string): Promise<string> {
  await field(page, name).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  return field(page, name).inputValue();
}

test('a weight is read with its unit and every point alike, minutes as seconds, and a double tap logs one set', async () => {
  const { page, player, context } = device;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [session = ''] = await browsers.sessionIds(player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await field(page, 'Gewicht in kg').waitFor();
  for (const [text, shown] of [
    ['1.250', '1,25'],
    ['1.000', '1'],
    ['102.500', '102,5'],
    ['22.5', '22,5'],
  ] as const)
    expect(await typed(page, 'Gewicht in kg', text)).toBe(shown);
  await paste(page, 'Gewicht in kg', '62,5 kg');
  expect(await field(page, 'Gewicht in kg').inputValue()).toBe('62,5');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).dblclick();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  await page
    .getByRole('button', { name: 'Satz 2 abgeschlossen' })
    .and(page.getByRole('button', { disabled: false }))
    .click();

  await page.getByRole('button', { name: 'Zeit starten' }).click();
  // The last set leads to the end.
  const ending = page.getByRole('dialog', { name: 'Training beenden' });
  await ending.getByRole('button', { name: 'Weiter trainieren' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert, bearbeiten/ }).click();
  expect(await typed(page, 'Zeit in s', '1:30')).toBe('90');
  await page.getByRole('button', { name: 'Satz 1 speichern' }).click();
  // Every set is in the log: two taps end the workout once.
  await page.getByRole('button', { name: 'Training beenden' }).click();
  await ending.getByRole('button', { name: 'Training abschließen' }).dblclick();
  await page.getByRole('dialog', { name: 'Training teilen?' }).waitFor();
  const stored = () => browsers.sql`
    select weight::float8, duration_seconds::float8 as seconds from workout_tracking where user_id = ${player.id} order by created_at`;
  await expect
    .poll(stored, { timeout: 30_000 })
    .toEqual([{ weight: 62.5, seconds: null }, { weight: 62.5, seconds: null }, expect.objectContaining({ seconds: 90 })]);
  await expect
    .poll(() => browsers.sql`select id from completed_sessions where user_id = ${player.id}`, { timeout: 30_000 })
    .toHaveLength(1);
});
