import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { planSession, press, trainedBefore } from './guided-session.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { newId } from '../../server/fixture.ts';
import { useVisitors } from '../visitor.ts';
import { appIsStored } from '../store/stored-app.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const planName = '<b>Wurfkraft</b> & "Aufbau"';
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(2);
    await browsers.sql`update trainingsplanreal set name = ${planName} where user_id = ${player.id}`;
    const [session = '', other = ''] = await browsers.sessionIds(player);
    for (const one of [other, session]) await planSession(browsers, player, one, [{ ...press, sets: 1 }]);
    await trainedBefore(browsers, player, session);
    return player;
  },
  { storesApp: true },
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Training teilen?' });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Stands in for the system's share sheet, and keeps what it was given. */
async function watchShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        Object.assign(window, {
          sent: { url: data.url, text: data.text, files: data.files?.map(({ name, type, size }) => ({ name, type, size })) },
        });
        return Promise.resolve();
      },
    });
  });
}
/** How much of the place of the figure beside the record is as white as its shirt. */
const chalkAt = (canvas: Locator) =>
  canvas.evaluate((picture: HTMLCanvasElement) => {
    const { data } = picture.getContext('2d')?.getImageData(84, 800, 420, 190) ?? { data: [] };
    const pixels = Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 3));
    return pixels.filter((pixel) => pixel.every((value) => value === 255)).length / pixels.length;
  });
const sent = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'sent') as { url: string; text: string; files: { name: string; type: string; size: number }[] });

async function trainAndFinish(page: Page, session: string): Promise<void> {
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('42,5');
  await page.getByRole('textbox', { name: 'Wiederholungen in Wdh.' }).fill('8');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Training abschließen' }).click();
}

test('a workout is shared without a network, public with it, sent, and taken back', async () => {
  const { page, player, context } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await watchShareSheet(page);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('42,5');
  await page.getByRole('textbox', { name: 'Wiederholungen in Wdh.' }).fill('8');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Training abschließen' }).click();

  // It asks by itself, says what will be public, and is answered by keyboard.
  await dialog(page)
    .getByText(/Wer den Link hat, sieht .* aber nicht deinen Namen/)
    .waitFor();
  await dialog(page)
    .getByRole('img', { name: /^Bild zum Teilen: .*340 kg bewegt, 1 Übung, 1 Satz/ })
    .waitFor();
  await expect.poll(() => chalkAt(dialog(page).locator('canvas'))).toBeGreaterThan(0.01);
  expect(await link(page).count()).toBe(0);
  await expectAccessible(page);
  await inDialog(page, 'Teilen').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Wird geteilt, sobald du wieder Empfang hast').waitFor();
  await dialog(page)
    .getByText(/Der Link gilt, sobald du wieder Empfang hast/)
    .waitFor();
  const url = await link(page).inputValue();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/training-report\/[\w-]{24}$/);
  expect(await inDialog(page, 'Bericht ansehen').isDisabled()).toBe(true);
  await expectAccessible(page);

  // Nobody finds it yet.
  const visitor = await visitors.come({ locale: 'de-DE' });
  expect((await visitor.goto(url))?.status()).toBe(404);
  await visitor.getByRole('heading', { name: 'Bericht nicht gefunden' }).waitFor();
  await visitor.getByText('Trainingsbericht nicht gefunden oder nicht öffentlich verfügbar').waitFor();
  const unknown = await visitor.content();

  // With a network it is public, and says so.
  await context.setOffline(false);
  await dialog(page).getByText('Der Link ist öffentlich').waitFor();
  const scripts: string[] = [];
  visitor.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  expect((await visitor.goto(url))?.status()).toBe(200);
  await visitor.getByRole('heading', { level: 1, name: `${planName}, Einheit 1` }).waitFor();
  for (const words of ['340', press.name, 'Neue Bestleistung']) await visitor.getByText(words).first().waitFor();
  await visitor.getByRole('button', { name: 'Drucken oder als PDF sichern' }).waitFor();
  await expectAccessibleAtBothWidths(visitor);
  const shown = visitor.getByRole('listitem').filter({ hasText: press.name }).locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/report-page-[\w-]+\.js$/)]);
  expect(await visitor.evaluate(() => window.violations)).toEqual([]);
  expect(await visitor.content()).not.toContain(player.email);
  await visitor.emulateMedia({ media: 'print' });
  expect(await visitor.getByRole('button', { name: 'Drucken oder als PDF sichern' }).isVisible()).toBe(false);

  // The owner's own browser, which has the whole app, shows the same page and not the app.
  const own = await context.newPage();
  await own.goto(url);
  await own.getByText('Trainingsbericht', { exact: true }).waitFor();
  await own.close();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inDialog(page, 'Kopieren').click();
  await page.getByText('Link kopiert!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => false;
  });
  await inDialog(page, 'Kopieren').click();
  await page.getByText('Link konnte nicht kopiert werden.').waitFor();
  await inDialog(page, 'Link und Bild senden').click();
  await expect.poll(() => sent(page)).toMatchObject({ url, files: [{ name: 'training.png', type: 'image/png' }] });
  expect((await sent(page)).files[0]?.size).toBeGreaterThan(20_000);

  // It has asked once. Sharing again is the same link.
  await closeByEscape(dialog(page));
  await page.reload();
  await page.getByRole('button', { name: 'Training teilen' }).click();
  await expect.poll(() => link(page).inputValue()).toBe(url);

  await inDialog(page, 'Freigabe beenden').click();
  await page.getByText('Freigabe beendet').waitFor();
  await expect.poll(async () => (await visitor.goto(url))?.status()).toBe(404);
  expect(await visitor.content()).toBe(unknown);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(async () => (await visitor.goto(url))?.status()).toBe(200);
  await inDialog(page, 'Freigabe beenden').click();
  await inDialog(page, 'Teilen').click();
  await expect.poll(() => link(page).inputValue()).toBe(url);
  expect((await browsers.sql`select from training_reports where user_id = ${player.id}`).length).toBe(1);

  await page.goto(`${browsers.url}/statistics/training`);
  await page.getByRole('listitem').filter({ hasText: planName }).getByText('Geteilt').waitFor();
});

test('on paper every exercise has its figure, also those that were never in sight', async () => {
  const names = await browsers.sql<{ name: string }[]>`select name from exercise_catalogue where phase = 'main' order by slug limit 60`;
  const set = { weight: 20, reps: 5, durationSeconds: null, distanceMeters: null, rightAmount: null, completedAt: null };
  const report: TrainingReport = {
    planName: null,
    sessionOrder: null,
    durationMinutes: 60,
    startedAt: null,
    endedAt: null,
    day: null,
    editedAt: null,
    exercises: names.map(({ name }) => ({ name, phase: 'main', sets: [set] })),
    records: [],
  };
  const urlId = newId().replaceAll('-', '');
  await browsers.sql`insert into training_reports ${browsers.sql({
    id: newId(),
    user_id: device.player.id,
    workout_id: newId(),
    training_data: browsers.sql.json(toStoredReport(report, null) as never),
    is_shared: true,
    shared_at: new Date(),
    report_url_id: urlId,
  })}`;
  const visitor = await visitors.come({ locale: 'de-DE' });
  const loaded = new Set<string>();
  visitor.on('response', (response) => void (/figures\/.*\.svg$/.test(response.url()) && response.ok() && loaded.add(response.url())));
  await visitor.goto(`${browsers.url}/training-report/${urlId}`);
  const count = await visitor.locator('li img').count();
  expect(count).toBeGreaterThan(50);
  await expect.poll(() => loaded.size).toBeGreaterThan(0);
  expect(loaded.size).toBeLessThan(count);
  await visitor.pdf({ format: 'A4' });
  await expect.poll(() => loaded.size).toBe(count);
});

test('a workout that cannot be shared says so; one without a set has nothing to share', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await useFailingDatabase(page, null);
  const refuse = (refused: object | null) => page.evaluate((what) => Reflect.set(window, 'refused', what), refused);
  await trainAndFinish(page, session);
  await dialog(page).waitFor();
  await refuse({ writes: true });
  await inDialog(page, 'Teilen').click();
  await page.getByText('Fehler beim Teilen').waitFor();
  await page.getByText('Das Training konnte nicht geteilt werden.').waitFor();
  await refuse(null);
  await inDialog(page, 'Teilen').click();
  await link(page).waitFor();

  const workout = '019a0000-0000-7000-8000-0000000000e0';
  const now = new Date();
  await browsers.sql`insert into completed_sessions ${browsers.sql({ id: workout, user_id: player.id, session_id: session, workout_id: workout, completed_at: now, duration_minutes: 1 })}`;
  await page.goto(`${browsers.url}/workout-completed?workout=${workout}`);
  await page.getByRole('heading', { name: 'Training beendet' }).waitFor();
  expect(await page.getByRole('button', { name: 'Training teilen' }).count()).toBe(0);
});
