import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDesktop } from '../../../desktop/build-desktop.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { hostDesktop } from './desktop-host.ts';
import { WindowPages } from './electron-window-pages.ts';

const browsers = useBrowsers();
const desktop = { width: 1280, height: 860 };
const arrival = { timeout: 60_000 };
/** The page's clock: a time of day at which nothing is about to change. */
const noon = new Date();
noon.setHours(13, 0, 0, 0);
const today = new Intl.DateTimeFormat('sv').format(noon);
const inMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-notices-'));
  await buildDesktop(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Notifications of a page as the system would show them, and a press on one. */
const notifications = `
  globalThis.shownNotices = [];
  globalThis.Notification = class extends EventTarget {
    static permission = 'default';
    static requestPermission = () => Promise.resolve((globalThis.Notification.permission = 'granted'));
    constructor(title, options) {
      super();
      globalThis.shownNotices.push({ title, body: options.body, press: () => this.dispatchEvent(new Event('click')) });
    }
    close() {}
  };`;
type Shown = { readonly shownNotices: readonly { title: string; body?: string; press: () => void }[] };
const shown = (page: Page) => page.evaluate(() => (globalThis as unknown as Shown).shownNotices.map(({ title, body }) => body ?? title));
const pressLast = (page: Page) => page.evaluate(() => (globalThis as unknown as Shown).shownNotices.at(-1)?.press());

async function putSession(player: Player): Promise<void> {
  const [session_id = ''] = await browsers.sessionIds(player);
  await browsers.sql`insert into scheduled_sessions ${browsers.sql({
    id: newId(),
    user_id: player.id,
    session_id,
    plan_week: 1,
    planned_on: today,
    turn: 0,
    scheduled_at: new Date(),
    is_extra: true,
  })}`;
}

async function assign(player: Player, team_id: string, sent_at: Date): Promise<void> {
  await browsers.sql`insert into assignments (id, user_id, team_id, title, content, sent_at)
    values (${newId()}, ${player.id}, ${team_id}, 'Reha Knie', '{}', ${sent_at})`;
}

test('the desktop app shows a session, a test and what a coach sends by itself, once in all windows, and a press leads there', async () => {
  const { sql } = browsers;
  const player = await browsers.createPlayer(1);
  await putSession(player);
  await sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
    values (${newId()}, ${player.id}, 'antritt', ${today}::date - 43, '10:00', '{}')`;
  const team = newId();
  await sql`insert into teams ${sql({ id: team, name: 'Frauen 1' })}`;
  await sql`insert into memberships ${sql({ id: newId(), user_id: player.id, team_id: team, role: 'player' })}`;
  await assign(player, team, inMinutes(-60));

  const host = await hostDesktop(folder, browsers.url);
  const context = await browsers.open(desktop);
  await context.clock.setFixedTime(noon);
  await context.addInitScript(notifications);
  const pages = await WindowPages.attach(host.standIn, context, host.url, await readFile(join(folder, 'preload/index.cjs'), 'utf8'));
  try {
    const page = await pages.of(0);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(player.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(player.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL('**/dashboard', arrival);
    host.standIn.menu?.choose('Einstellungen');
    await page.getByRole('button', { name: /^Mitteilungen/ }).click(arrival);
    const sheet = page.getByRole('dialog', { name: 'Mitteilungen' });
    await sheet.getByText('solange Anwurf läuft').waitFor();
    await expectAccessibleAtBothWidths(page);
    expect(await shown(page)).toEqual([]);

    await sheet.getByLabel('Einheit und Test um').fill('12:30');
    await sheet.getByRole('button', { name: 'Einschalten' }).click();
    // An assignment from before is no news.
    const both = ['Heute steht eine Einheit an', 'Zeit für deinen nächsten Test'];
    await expect.poll(() => shown(page), arrival).toEqual(both);
    await sheet.getByRole('button', { name: 'Probe zeigen' }).click();
    expect(await shown(page)).toEqual([...both, 'So sieht eine Mitteilung aus']);
    await page.keyboard.press('Escape');
    host.standIn.menu?.choose('Statistik');
    await page.waitForURL('**/statistics');

    // A second window has the same wishes, and shows nothing again.
    host.standIn.menu?.choose('Neues Fenster');
    const second = await pages.of(1);
    await second.waitForURL('**/dashboard', arrival);
    await assign(player, team, inMinutes(1));
    const all = async () => [...(await shown(page)).slice(3), ...(await shown(second))];
    await expect.poll(all, arrival).toEqual(['Neues von deinem Trainerteam']);
    await pages.close(1);

    // In the quiet hours nothing comes; after them it does.
    await context.clock.setFixedTime(inMinutes(11 * 60 - 30));
    await assign(player, team, inMinutes(11 * 60 - 31));
    const arrived = () => page.getByText('Reha Knie').count();
    host.standIn.menu?.choose('Home');
    await expect.poll(arrived, arrival).toBe(3);
    const before = (await shown(page)).length;
    await context.clock.setFixedTime(inMinutes(19 * 60));
    await expect.poll(async () => (await shown(page)).length, { timeout: 90_000 }).toBe(before + 1);
    host.standIn.menu?.choose('Statistik');
    await page.waitForURL('**/statistics');
    await pressLast(page);
    await page.waitForURL('**/dashboard');
    expect(host.standIn.windows[0]?.done.at(-1)).toBe('focus');
  } finally {
    await host.stop();
  }
}, 240_000);
