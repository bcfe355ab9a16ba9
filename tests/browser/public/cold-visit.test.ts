import { changeFeed } from '@anwurf/contract/sync/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountingLine, openCountingLine } from '../week/counting-line.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { nextSession } from '../screens/dashboard.ts';
import { openHeldLine } from '../store/held-line.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
let line: CountingLine;

beforeAll(async () => {
  line = await openCountingLine(browsers.url);
});
afterAll(() => line.close());

const isOfStore = (path: string) => /\.(wasm|data|tar)$/.test(path);

/** Issue 13: what a first visit may cost on the wire, the whole app for later starts without a network included. */
const maxBytes = 5_000_000;
/** Issue 42: what today's session may cost. */
const maxBytesOfSession = 1_200_000;
/** The same for the files that the page asks for until the dashboard's rows are there; what is stored for later comes beside. */
const maxFiles = 45;

/** The table of a shape's answer; null: another answer. */
const tableOf = (path: string) => /^\/api\/shapes\/(\w+)/.exec(path)?.[1] ?? null;

test('a first visit to the dashboard fetches nothing twice, no table either, at most 45 files, and at most 5 MB with all that later starts need', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open(undefined, { storesApp: true });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${line.url}/login`);
  await page.waitForLoadState('networkidle');
  expect(line.transfers.filter(({ path }) => isOfStore(path))).toEqual([]);
  // While the player still types, what his database needs is on its way.
  await page.getByLabel('E-Mail').fill(player.email);
  const ofStore = () => line.transfers.filter(({ path }) => isOfStore(path)).length;
  await expect.poll(ofStore, { timeout: 20_000 }).toBe(3);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await nextSession(page).waitFor();
  const files = [...asked].filter((path) => !path.startsWith('/api/'));
  await appIsStored(page);

  const built = line.transfers.filter(({ path }) => !path.startsWith('/api/'));
  const bytes = built.reduce((sum, transfer) => sum + transfer.bytes, 0);
  console.log(`first visit: ${line.transfers.length} requests, ${built.length} of them files, ${(bytes / 1e6).toFixed(3)} MB`);
  console.log(`until the dashboard's rows: ${files.length} files`);
  const tables = line.transfers.map(({ path }) => tableOf(path)).filter((table) => table !== null);
  // The tables of the first screens come together, and the others but the longest.
  expect(line.transfers.filter(({ path }) => path.startsWith('/api/shapes?'))).toHaveLength(2);
  expect([...new Set(tables)].toSorted()).toEqual(['exercise_catalogue', changeFeed, 'workout_tracking'].toSorted());
  // The change feed is followed from its snapshot on.
  expect(tables.filter((table, index) => table !== changeFeed && tables.indexOf(table) !== index)).toEqual([]);
  const paths = built.map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(maxFiles);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  await context.close();
});

test('a new device needs at most 1.2 MB until it shows today’s session: its database, tables and catalogue come behind', async () => {
  const player = await browsers.createPlayer(1);
  const held = await openHeldLine(browsers.url);
  held.hold(/\.(wasm|data|tar)$|^\/api\/shapes/, 0);
  const context = await browsers.open();
  const page = firstPage(context);
  await page.goto(`${held.url}/login`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await nextSession(page).waitFor();
  const bytes = held.bytes();
  console.log(`until today's session: ${(bytes / 1e6).toFixed(3)} MB, ${held.arrived.length} answers`);
  expect(held.arrived.filter((path) => isOfStore(path) || tableOf(path) !== null)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(maxBytesOfSession);
  await context.close();
  await held.close();
});
