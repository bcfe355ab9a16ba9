import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { expectNothingLost } from './narrow.ts';
import { privateAddresses } from './page-addresses.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { closeByEscape } from './steady.ts';

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

test('no signed-in screen loses anything at 320 px and at 200 % zoom or has a serious finding of axe, at 390 and 1280 px', async () => {
  // Each is loaded at its address, once.
  for (const [path, sign] of await screensOf()) {
    const shown = await open(path, sign);
    await expectNothingLost(shown);
    await expectAccessibleAtBothWidths(shown);
  }

  const { page } = device;
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  const password = page.getByRole('dialog', { name: 'Passwort ändern' });
  await password.waitFor();
  await expectAccessibleAtBothWidths(page);
  await closeByEscape(password);
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
});
