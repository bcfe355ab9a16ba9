import { invitationAnchor } from '@anwurf/contract/invitation';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useVisitors } from '../visitor.ts';
import { trainedBefore } from '../workout/guided-session.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

test('a player invites by a link that is the same for all, in the settings and after a workout', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await trainedBefore(browsers, player, session);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  const links: string[] = [];
  const sheet = page.getByRole('dialog', { name: 'Mitspieler einladen' });
  for (const path of ['/settings', '/workout-completed']) {
    await page.goto(browsers.url + path);
    await page.getByRole('button', { name: 'Mitspieler einladen' }).click();
    await sheet.waitFor();
    links.push(await sheet.getByRole('textbox', { name: 'Link' }).inputValue());
    await expectAccessibleAtBothWidths(page);
    await sheet.getByText('Schließen', { exact: true }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  expect(links).toEqual([`${browsers.url}/#${invitationAnchor}`, `${browsers.url}/#${invitationAnchor}`]);
});

test('an invited visitor is greeted, and neither the server nor the device learns of it', async () => {
  const page = await visitors.come();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
  await page.goto(`${browsers.url}/#${invitationAnchor}`);
  await page.getByText('Eingeladen von einem Mitspieler.').waitFor();
  await page.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // A browser's own log names the address with its fragment; what goes over the line does not have it.
  const sent = asked.map((one) => one.replace(`${browsers.url}/#${invitationAnchor} `, ''));
  expect(sent.filter((one) => one.includes(invitationAnchor) || !one.includes(browsers.url.replace('http://', '')))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await page.goto(browsers.url);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Eingeladen von einem Mitspieler.').count()).toBe(0);
});
