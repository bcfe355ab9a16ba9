import { expect, test, afterAll, beforeAll } from 'vitest';
import { PushService, SubscribedBrowser } from '../../server/push/push-service.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());

test('a player switches notifications on by a press, tries one out, changes them and switches them off', async () => {
  const player = await browsers.createPlayer(1);
  const browser = new SubscribedBrowser();
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  // A browser of the tests knows no push service: this one stands in for its maker's.
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => Promise.resolve(true),
      };
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
      const ask = Notification.requestPermission.bind(Notification);
      Object.assign(globalThis, { permissionAsks: 0 });
      Notification.requestPermission = () => {
        const asked = globalThis as unknown as { permissionAsks: number };
        asked.permissionAsks += 1;
        return ask();
      };
    },
    { endpoint: `${service.url}/push/phone`, keys: browser.keys },
  );
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  await appIsStored(page);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Mitteilungen/ }).click(arrival);
  const sheet = page.getByRole('dialog', { name: 'Mitteilungen' });
  await sheet.getByRole('button', { name: 'Einschalten' }).waitFor(arrival);
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);
  const asks = () => page.evaluate(() => (globalThis as unknown as { permissionAsks: number }).permissionAsks);
  expect(await asks()).toBe(0);
  const wanted = () => browsers.sql<{ kinds: string[]; time: string; zone: string }[]>`
    select kinds, session_time as time, time_zone as zone from push_subscriptions where user_id = ${player.id}`;

  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  // Denied: the browser does not ask again, and the sheet says where.
  await device.clearPermissions();
  await sheet.getByRole('button', { name: 'Einschalten' }).click();
  await page.getByText('Der Browser zeigt keine Mitteilungen von Anwurf').waitFor();
  expect(await asks()).toBe(1);
  expect(await wanted()).toEqual([]);

  await device.grantPermissions(['notifications'], { origin: browsers.url });
  await sheet.getByText('Test fällig').click();
  await sheet.getByLabel('Einheit und Test um').fill('17:15');
  await sheet.getByRole('button', { name: 'Einschalten' }).click();
  await sheet.getByRole('button', { name: 'Ausschalten' }).waitFor();
  expect(await wanted()).toEqual([{ kinds: ['session', 'coach'], time: '17:15', zone }]);

  await sheet.getByRole('button', { name: 'Probe schicken' }).click();
  await expect.poll(() => service.to('/push/phone').map((pushed) => browser.read(pushed))).toEqual([{ kind: 'trial' }]);
  // The browser hands it to the worker, which has the words.
  const [worker] = device.serviceWorkers();
  if (worker === undefined) throw new Error('the app has no worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push([title, options?.body, options?.data]);
      return Promise.resolve();
    };
  });
  const arrive = (data: string) =>
    worker.evaluate(async (text) => {
      const waited: Promise<unknown>[] = [];
      const event = Object.assign(new Event('push'), {
        data: { json: () => JSON.parse(text) as unknown },
        waitUntil: (work: Promise<unknown>) => void waited.push(work),
      });
      globalThis.dispatchEvent(event);
      await Promise.all(waited);
      return (globalThis as unknown as { shown: unknown[] }).shown.at(-1);
    }, data);
  expect(await arrive('{"kind":"coach"}')).toEqual(['Neues von deinem Trainerteam', undefined, '/dashboard']);
  const session = ['Heute steht eine Einheit an', undefined, '/active-workout#today'];
  for (const data of ['{"kind":"Knie","title":"Knie"}', '{"kind":"toString"}', 'kein JSON', 'null'])
    expect(await arrive(data)).toEqual(session);

  await sheet.getByRole('button', { name: 'Ausschalten' }).click();
  await sheet.getByRole('button', { name: 'Einschalten' }).waitFor();
  expect(await wanted()).toEqual([]);
});
