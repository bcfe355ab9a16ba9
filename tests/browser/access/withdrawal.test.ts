import { expect, test } from 'vitest';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';
import { createPurchase, newEmail, readMail } from './access-fixture.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

test('a buyer withdraws in two steps from the foot of any page, and ends the access by the link of the confirmation', async () => {
  const email = newEmail();
  await createPurchase(browsers, email);
  await browsers.sql`update payments set provider_reference = ${`test_${email}`} where email = ${email}`;
  const page = await visitors.come({}, storedConsent());
  await page.goto(`${browsers.url}/imprint`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.getByRole('heading', { name: 'Vertrag widerrufen' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('Bitte gib deinen Namen ein.').waitFor();
  await page.getByLabel('Dein Name').fill('Mila Brandt');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('heading', { name: 'Widerruf bestätigen' }).waitFor();
  await page.getByText('Mila Brandt').waitFor();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' }).waitFor();
  const mail = await readMail(browsers, email, /Widerruf ist eingegangen/);
  expect(mail).toContain('> Name: Mila Brandt');
  await page.goto(/https?:\S+withdrawal\?token=\S+/.exec(mail)?.[0] ?? '');
  await page.getByRole('button', { name: 'Rückzahlung auslösen' }).click();
  await page.getByText('Der Zugang ist beendet, die Rückzahlung auf demselben Weg ist unterwegs.').waitFor();
  expect(await browsers.sql`select status from payments where email = ${email}`).toEqual([{ status: 'refunded' }]);
  await page.context().close();
});

test('every screen of the app with its header leads there, too', async () => {
  const player = await browsers.createPlayer(1);
  const page = await visitors.come({}, storedConsent());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect.poll(() => page.getByLabel('E-Mail').inputValue()).toBe(player.email);
  await page.context().close();
});
