import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { follow } from './follow.ts';
import { expectNothingLost } from './narrow.ts';
import { privateAddresses } from './page-addresses.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true });

/** Signed-in screens, each with a text that it shows: those of the manifest, and those that lie behind an address of theirs. */
const screensOf = async () => [
  ...(await privateAddresses(browsers, device.player)),
  ['/statistics/explore2', 'Direkter Vergleich'] as const,
  ['/ist-zustand/vergleichswerte', 'Woher kommen die Vergleichswerte?'] as const,
];

async function open(path: string, sign: string): Promise<Page> {
  const { page } = device;
  await page.goto(browsers.url + path);
  await page.getByText(sign).filter({ visible: true }).first().waitFor();
  return page;
}

test('no signed-in screen loses anything at 320 px and at 200 % zoom', async () => {
  // The test below loads each of them at its address.
  const page = await open('/settings', 'Daten exportieren');
  await expectNothingLost(page);
  for (const [path, sign] of (await screensOf()).filter(([one]) => one !== '/settings')) {
    await follow(page, path);
    await page.getByText(sign).filter({ visible: true }).first().waitFor();
    await expectNothingLost(page);
  }
});

test('the screens of a signed-in player have no serious finding of axe, at 390 and 1280 px', async () => {
  for (const [path, sign] of await screensOf()) await expectAccessibleAtBothWidths(await open(path, sign));

  const { page } = device;
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByRole('dialog', { name: 'Passwort ändern' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
});
