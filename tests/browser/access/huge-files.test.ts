import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-huge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file of a gigabyte of which the disk holds nothing. */
async function gigabyte(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '');
  await truncate(path, 1_000_000_000);
  return path;
}
async function choose(page: Page, button: RegExp | string, file: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click(arrival);
  await (await chosen).setFiles(file);
}

test('a file of a gigabyte is refused by its size at each door of the app, and the page goes on', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname));
  await page.goto(`${browsers.url}/settings`);
  await choose(page, /^Training aus anderer App/, await gigabyte('hevy.csv'));
  await page.getByText('Sie hat mehr als 20 MB. Es wurde nichts geändert.').waitFor(arrival);
  await choose(page, /^Daten importieren/, await gigabyte('anwurf-daten.json'));
  await page.getByText('Die Datei hat mehr, als ein Export von Anwurf haben kann. Es wurde nichts geändert.').waitFor(arrival);
  await page.goto(`${browsers.url}/training/week/setup`);
  await choose(page, 'Aus Kalenderdatei', await gigabyte('plan.ics'));
  await page.getByText('Sie ist größer als 2 MB. Speichere im Kalender nur diese Saison.').waitFor(arrival);
  expect(requests.filter((path) => /import|calendars/.test(path))).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Woche einrichten' }).waitFor();
});
