import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextSession } from '../screens/dashboard.ts';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { holdStore, isHeld, letOpen } from './held-store.ts';
import { useSharedDevice } from './shared-device.ts';
import { appIsStored } from './stored-app.ts';

const browsers = useBrowsers();

/** With the app stored: other devices of tests have no service worker. */
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { storesApp: true });

/** The device, whose owner has looked at his dashboard, with everything there. */
async function deviceAtDashboard() {
  const { page, player } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await nextSession(page).waitFor();
  return { player, page };
}

test('the next start shows the screen that was left before the store is open, marked as busy, and then what the store has', async () => {
  const { player, page } = await deviceAtDashboard();
  const plan = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(`${browsers.url}/training-plans`);
  await plan.waitFor();
  await page.goto('about:blank');
  await browsers.sql`update trainingsplanreal set name = 'Plan des Trainers' where user_id = ${player.id}`;
  await holdStore(page);
  await page.goto(`${browsers.url}/training-plans`);
  await plan.waitFor();
  const busy = await page.getByRole('main').getAttribute('aria-busy');
  expect([await isHeld(page), busy]).toEqual([true, 'true']);
  await letOpen(page);
  await page.getByRole('heading', { name: 'Plan des Trainers' }).waitFor();
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('false');
});

/** From the next load on the app's script does not arrive, as while it is still being read. */
async function withoutApp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/index-*'] });
}

/** The device, whose owner has left his plans, with the app stored, and nothing that draws them. */
async function deviceWithPicture() {
  const { page, player } = device;
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor();
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await page.goto('about:blank');
  return { page, player };
}

const pictureOf = (page: Page) => page.locator('#last-screen');

test('before the app is there the next start shows what the screen looked like, for eyes alone; the app takes its place', async () => {
  const { page } = await deviceWithPicture();
  await withoutApp(page);
  await page.goto(`${browsers.url}/training-plans`);
  await pictureOf(page).getByText('Meine Trainingspläne').waitFor();
  expect(await pictureOf(page).evaluate((element) => [element.hasAttribute('inert'), element.getAttribute('aria-busy')])).toEqual([
    true,
    'true',
  ]);
  // A tap on what looks like a button meets nothing.
  const more = await pictureOf(page).locator('button').last().boundingBox();
  const met = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x + 5, y + 5)?.closest('#last-screen') === null;
  expect(more === null ? undefined : await page.evaluate(met, more)).toBe(true);
  // An app that does not come leaves nothing behind that looks as if it could be used.
  await pictureOf(page).waitFor({ state: 'detached' });

  const again = await page.context().newPage();
  await again.goto(`${browsers.url}/training-plans`);
  await again.getByRole('heading', { name: 'Meine Trainingspläne' }).waitFor();
  await pictureOf(again).waitFor({ state: 'detached' });
  expect(await again.locator('#app').evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
});

test('the store of a stored app opens before the app is there, and the app takes it over', async () => {
  const { page } = await deviceWithPicture();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await withoutApp(page);
  await page.goto(`${browsers.url}/training-plans`);
  await expect.poll(() => workers.length).toBe(1);
  // An app that does not come keeps no store from other tabs.
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);

  const again = await page.context().newPage();
  again.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await again.goto(`${browsers.url}/training-plans`);
  await again.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  expect(workers).toHaveLength(2);
  expect(new Set(workers).size).toBe(1);
});

test('a store that is to be removed, and one whose owner has to sign in again, are not opened before the app is there', async () => {
  const { page, player } = await deviceWithPicture();
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await withoutApp(page);
  // Public pages open nobody's store.
  await page.goto(`${browsers.url}/test`);
  await page.evaluate(({ key, id }) => localStorage.setItem(key, JSON.stringify([id])), {
    key: deviceStorage.removals.name,
    id: player.id,
  });
  const started = async () => {
    await page.goto(`${browsers.url}/training-plans`);
    await page.waitForLoadState('networkidle');
    return workers;
  };
  expect(await started()).toBe(0);
  await page.evaluate(
    ({ removals, signedIn }) => {
      localStorage.removeItem(removals);
      localStorage.setItem(signedIn, JSON.stringify({ ...JSON.parse(localStorage.getItem(signedIn) ?? '{}'), ended: true }));
    },
    { removals: deviceStorage.removals.name, signedIn: deviceStorage.signedIn.name },
  );
  expect(await started()).toBe(0);
  await page.evaluate((key) => {
    const { ended: _, ...signedIn } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify(signedIn));
  }, deviceStorage.signedIn.name);
});

test('another width, another address or other style sheets than those of the picture show none', async () => {
  const { page, player } = await deviceWithPicture();
  await withoutApp(page);
  const hasPicture = async (path: string) => {
    await page.goto(browsers.url + path);
    return (await pictureOf(page).count()) > 0;
  };
  expect(await hasPicture('/training-plans')).toBe(true);
  expect(await hasPicture('/training-plans?from=week')).toBe(false);
  expect(await hasPicture('/statistics')).toBe(false);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: width + 1, height });
  expect(await hasPicture('/training-plans')).toBe(false);
  await page.setViewportSize({ width, height });
  expect(await hasPicture('/training-plans')).toBe(true);
  await page.evaluate((key) => {
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(/\/assets\/[^"]*\.css/g, '/assets/former.css'));
  }, `${deviceStorage.lastScreen.name}.${player.id}`);
  expect(await hasPicture('/training-plans')).toBe(false);
});

test('nothing that somebody puts into a picture runs, frames or leads out', async () => {
  const { page, player } = await deviceWithPicture();
  await withoutApp(page);
  await page.goto(`${browsers.url}/training-plans`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { picture: { nodes: unknown[] } };
    kept.picture.nodes = [
      ['script', { src: '/assets/evil.js' }],
      ['SCRIPT', { src: '/assets/evil.js' }],
      ['iframe', { srcdoc: '<p>fremd</p>' }],
      ['p', { onclick: 'evil()', ONFOCUS: 'evil()' }, 'Text <img src=x onerror=evil()>'],
      ['img', { src: 'https://evil.example/pixel.png' }],
      ['img', { src: '//evil.example/pixel.png' }],
      ['img', { SRC: '/\\\\evil.example/pixel.png' }],
      ['form', { action: 'https://evil.example/' }, ['a', { href: 'javascript:evil()' }, 'Los']],
    ];
    localStorage.setItem(key, JSON.stringify(kept));
  }, `${deviceStorage.lastScreen.name}.${player.id}`);
  await page.goto(`${browsers.url}/training-plans`);
  await pictureOf(page).getByText('Los').waitFor();
  expect(await pictureOf(page).innerHTML()).toBe('<p>Text &lt;img src=x onerror=evil()&gt;</p><img><img><img><form><a>Los</a></form>');
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

test('a tap while the store is opening waits for it and is carried out', async () => {
  const { player, page } = await deviceAtDashboard();
  const [id, name] = [newId(), 'Zweiter Plan'];
  await browsers.sql`insert into trainingsplanreal ${browsers.sql({ id, user_id: player.id, name })}`;
  await page.goto(`${browsers.url}/training-plans`);
  const more = page.getByRole('button', { name: `Mehr zu ${name}` });
  await more.waitFor();
  await page.goto('about:blank');
  await holdStore(page);
  await page.goto(`${browsers.url}/training-plans`);
  await more.click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await letOpen(page);
  await page.getByText('Der Trainingsplan wurde erfolgreich gelöscht').waitFor();
  const stored = () => browsers.sql`select from trainingsplanreal where id = ${id}`;
  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(0);
});

test('nothing of it stays when the player signs out', async () => {
  const { page } = await deviceAtDashboard();
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('anwurf.last-screen')));
  await page.reload();
  await nextSession(page).waitFor();
  expect(await keys()).toHaveLength(1);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL('**/login*');
  await page.reload();
  expect(await keys()).toEqual([]);
});
