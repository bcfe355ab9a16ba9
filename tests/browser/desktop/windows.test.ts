import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDesktop } from '../../../desktop/build-desktop.ts';
import type { VersionSource } from '../../../desktop/main/updates/app-updater.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { hostDesktop } from './desktop-host.ts';
import { WindowPages } from './electron-window-pages.ts';

const browsers = useBrowsers();
const desktop = { width: 1280, height: 860 };
const arrival = { timeout: 60_000 };
const upToDate: VersionSource = {
  findNewer: async () => null,
  findExactly: async () => undefined,
  load: async () => undefined,
  installNow: () => undefined,
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-windows-'));
  await buildDesktop(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function signIn(page: Page, { email, password }: Player): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard', arrival);
}

/** The app with its first window, signed in. */
async function start() {
  const player = await browsers.createPlayer(2);
  const host = await hostDesktop(folder, browsers.url, upToDate);
  const context = await browsers.open(desktop);
  const pages = await WindowPages.attach(host.standIn, context, host.url, await readFile(join(folder, 'preload/index.cjs'), 'utf8'));
  const first = await pages.of(0);
  await signIn(first, player);
  return { player, host, pages, first };
}
const path = (page: Page) => new URL(page.url()).pathname;
/** Marks a page, to see whether it was loaded anew. */
const mark = (page: Page) => page.evaluate('globalThis.isMarked = true');
const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.isMarked === true');

test('the menu and links lead within the running page, and a team’s link ends at its question', async () => {
  const { player, host, first } = await start();
  const { menu, app } = host.standIn;
  try {
    await mark(first);
    menu?.choose('Statistik');
    await first.waitForURL('**/statistics');
    await first.getByRole('heading', { level: 1, name: 'Statistik' }).waitFor(arrival);
    menu?.choose('Training');
    await first.waitForURL('**/training-plans');
    await first.goBack();
    await first.waitForURL('**/statistics');

    const [plan] = await browsers.sql<{ id: string }[]>`select id from trainingsplanreal where user_id = ${player.id}`;
    app.emit('second-instance', {}, ['anwurf', `anwurf://plan/${plan?.id ?? ''}`]);
    await first.waitForURL(`**/training-plans/${plan?.id ?? ''}`);
    await first.getByText('Einheit 1').first().waitFor(arrival);
    app.emit('open-url', { preventDefault: () => undefined }, 'anwurf://team/ABCD-2345');
    await first.waitForURL('**/team/join#ABCD2345');
    await first.getByRole('heading', { name: 'Team beitreten' }).waitFor();
    app.emit('open-url', { preventDefault: () => undefined }, 'anwurf://team/../settings');
    expect([path(first), await isMarked(first)]).toEqual(['/team/join', true]);
    const members = await browsers.sql`select 1 from team_members where user_id = ${player.id}`;
    expect(members).toHaveLength(0);
    // The page has reported its drawing to main: this start counts as a good one.
    expect(JSON.parse(await readFile(join(folder, 'starts.json'), 'utf8'))).toMatchObject({ isProven: true, unproven: 0 });
  } finally {
    await host.stop();
  }
});

test('a page that the menu prints is its content alone, dark on white', async () => {
  const { host, first } = await start();
  try {
    host.standIn.menu?.choose('Statistik');
    const title = first.getByRole('heading', { level: 1, name: 'Statistik' });
    await title.waitFor(arrival);
    const navigation = first.getByRole('navigation').first();
    expect(await navigation.isVisible()).toBe(true);
    await first.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await navigation.waitFor({ state: 'hidden' });
    await first.getByRole('region', { name: 'Cookies und Statistik' }).waitFor({ state: 'hidden' });
    // Nothing is above it.
    expect((await title.boundingBox())?.y).toBeLessThan(100);
    expect(await first.evaluate<string>("getComputedStyle(document.querySelector('h1')).colorScheme")).toBe('light');
  } finally {
    await host.stop();
  }
});

test('several windows have one store: what one writes the other shows, and goes on when the first is closed', async () => {
  const { player, host, pages, first } = await start();
  const [session = ''] = await browsers.sessionIds(player);
  try {
    host.standIn.menu?.choose('Neues Fenster');
    const second = await pages.of(1);
    await second.waitForURL('**/dashboard', arrival);
    host.standIn.app.emit('open-url', { preventDefault: () => undefined }, `anwurf://workout/${session}`);
    await second.waitForURL('**/start');
    expect(path(first)).toBe('/dashboard');
    const weight = second.getByRole('textbox').first();
    await weight.waitFor(arrival);
    await weight.fill('41');
    await weight.press('Tab');
    // The window that has opened the store is closed while another writes.
    await Promise.all([pages.close(0), second.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click()]);
    await second.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor(arrival);
    const sets = async () => browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id}`;
    await expect.poll(async () => (await sets()).map((one) => Number(one.weight)), arrival).toEqual([41]);
  } finally {
    await host.stop();
  }
});

test('a file that is opened with the app is offered in the settings, and taken over by a press alone', async () => {
  const { host, first } = await start();
  const opened = async (name: string, text: string) => {
    const file = join(folder, name);
    await writeFile(file, text);
    host.standIn.app.emit('open-file', { preventDefault: () => undefined }, file);
    await first.waitForURL('**/settings');
  };
  try {
    await opened('anwurf-daten-2026-11-20.json', '{"kein":"Export"}');
    const offer = first.getByRole('button', { name: /^„anwurf-daten-2026-11-20\.json“ importieren/ });
    await offer.waitFor(arrival);
    await expectAccessibleAtBothWidths(first);
    await offer.click();
    await first.getByText('Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.').waitFor(arrival);
    expect(await offer.isVisible()).toBe(true);
    await opened(
      'strong.csv',
      'Date;Workout Name;Exercise Name;Set Order;Weight;Reps\n2025-03-04 18:02:11;"Beine";"Squat (Barbell)";1;100;5\n',
    );
    const sheet = first.getByRole('dialog', { name: 'Training übernehmen' });
    await sheet.getByText(/1 Training, 1 Satz/).waitFor(arrival);
  } finally {
    await host.stop();
  }
});
