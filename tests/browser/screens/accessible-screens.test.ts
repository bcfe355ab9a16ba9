import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true });

/** Screens of statistics, tests and players. */
const statistics: readonly [path: string, sign: string][] = [
  ['/statistics/training', 'Trainingsstatistiken'],
  ['/statistics/performance', 'Noch keine persönlichen Bestleistungen'],
  ['/statistics/explore2', 'Direkter Vergleich'],
  ['/ist-zustand/historie', 'Test-Historie'],
  ['/ist-zustand/sprungkraft', 'Test starten'],
  ['/ist-zustand/vergleichswerte', 'Woher kommen die Vergleichswerte?'],
];

test('statistics, tests and players lose nothing at 320 px and at 200 % zoom', async () => {
  const { page } = device;
  for (const [path, sign] of statistics) {
    for (const [width, height] of [
      [320, 568],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(browsers.url + path);
      await page.getByText(sign).filter({ visible: true }).first().waitFor();
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(wider, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
    }
  }
});

test('the screens of a signed-in player have no serious finding of axe, at 390 and 1280 px', async () => {
  const { page, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  const screens: readonly [path: string, sign: string][] = [
    ['/training-plans', 'Einheit 1'],
    ['/training-plans/new', 'Womit kannst du trainieren?'],
    ['/statistics', 'Meine Statistiken'],
    ['/settings', 'Daten exportieren'],
    ['/training/week/setup', 'Deine Einheiten'],
    ['/exercises', 'Trainingsziel'],
    ['/live-training', 'Keine Übungen gefunden'],
    ...statistics,
    [`/training/plan/${session}/start`, 'Kniebeuge 1'],
  ];
  for (const [path, sign] of screens) {
    await page.goto(browsers.url + path);
    await page.getByText(sign).filter({ visible: true }).first().waitFor();
    await expectAccessibleAtBothWidths(page);
  }

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
