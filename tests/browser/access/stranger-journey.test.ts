import { afterAll, expect, test } from 'vitest';
import { bring, readHandOver, webhookSecret } from '../../server/plans/plan-automation.ts';
import { startStandIn } from '../../server/shapes/stand-in.ts';
import { fillNewAccount, linkIn, newEmail, readMail } from './access-fixture.ts';
import { useBrowsers, useOwnServer } from '../fixture.ts';
import { answerSteps, firstPage, goOn } from '../plan/onboarding-steps.ts';
import { nextSession } from '../screens/dashboard.ts';

const automation = await startStandIn();
afterAll(() => automation.stop());
const own = useBrowsers();
const automated = useOwnServer({ PLAN_WEBHOOK_URL: `${automation.url}/plans`, PLAN_WEBHOOK_SECRET: webhookSecret });

test.each([
  { width: 390, calm: false },
  { width: 1280, calm: true },
])(
  'a stranger buys, follows the mailed link, registers, answers ten steps and stands on the dashboard, at $width px, less motion: $calm',
  async ({ width, calm }) => {
    const email = newEmail();
    const context = await own.open({ width, height: 844 }, { calm });
    const page = firstPage(context);
    await page.goto(own.url);
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    const opened = context.waitForEvent('page');
    await page
      .getByRole('button', { name: /Premium-Zugang kaufen/ })
      .first()
      .click();
    const checkout = await opened;
    await checkout.getByLabel('E-Mail-Adresse').fill(email);
    await checkout.getByRole('button', { name: 'Bezahlen' }).click();
    await checkout.waitForURL('**/thank-you');
    // He closes the tab, and comes back by his mail.
    await checkout.close();
    await page.goto(linkIn(await readMail(own, email, /Willkommen/)));
    await page.getByText('Zahlung verifiziert').first().waitFor();
    await fillNewAccount(page, 'hallenboden-7m');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/onboarding/name');
    await answerSteps(page, 1, 10);
    await goOn(page);
    await page.getByText('Dein Plan ist fertig').waitFor();
    await page.waitForURL('**/training-plans');
    await page.goto(`${own.url}/dashboard`);
    await nextSession(page).waitFor();
    const [account] = await own.sql`select user_id from payments where email = ${email} and status = 'complete'`;
    expect(await own.sql`select from trainingsplanreal where user_id = ${account?.['user_id']}`).toHaveLength(1);
  },
);

test('a plan of an external automation appears when it arrives', async () => {
  const player = await automated.createNewcomer();
  const page = firstPage(await automated.open());
  const before = automation.received.length;
  await automated.signIn(page, player);
  await answerSteps(page, 1, 10);
  await goOn(page);
  await expect.poll(() => automation.received.length, { timeout: 30_000 }).toBe(before + 1);
  // It has been handed over, and is waited for.
  const percent = async () => Number(await page.getByRole('progressbar', { name: 'Plan wird erstellt' }).getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 30_000 }).toBeGreaterThanOrEqual(70);
  expect(await percent()).toBeLessThanOrEqual(90);
  const request = automation.received.at(-1);
  if (request === undefined) throw new Error('nothing was handed over');
  expect(await bring(readHandOver(request))).toMatchObject({ stored: true });
  await page.getByText('Dein Plan ist fertig').waitFor();
  await page.waitForURL('**/training-plans');
  await page.getByText('Plan anzeigen').first().waitFor();
});
