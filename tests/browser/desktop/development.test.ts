import { afterAll, expect, test } from 'vitest';
import { demoAccount } from '../../../server/accounts/account.ts';
import { connect } from '../../../server/database/connection.ts';
import { createDatabase } from '../../server/fixture.ts';
import { findFreePort } from '../../../server/database/free-port.ts';
import { startProcess } from '../../server/running/start-process.ts';
import { SharedBrowser } from '../shared-browser.ts';

const browser = new SharedBrowser();
afterAll(() => browser.leave());

test('npm run dev: signing in, the first shapes, a write and its push work through Vite', async () => {
  const [port, webPort, databaseUrl] = [await findFreePort(), await findFreePort(), await createDatabase()];
  const environment = { DATABASE_URL: databaseUrl, PORT: String(port), WEB_PORT: String(webPort) };
  const started = await startProcess('server/dev.ts', environment, /listening[\s\S]*Local:|Local:[\s\S]*listening/);
  const sql = connect(databaseUrl, 1);
  try {
    const page = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    // Vite and the server call it 127.0.0.1.
    await page.goto(`http://localhost:${webPort}/login`);
    await page.getByLabel('E-Mail').fill(demoAccount.email);
    await page.getByLabel('Passwort', { exact: true }).fill(demoAccount.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    // The first question means that the first sync is done: nothing on the device, and nothing on the server.
    await page.waitForURL('**/onboarding/name', { timeout: 60_000 });
    await page.goto(`http://localhost:${webPort}/training-plans/new`);
    await page.getByLabel('Name').fill('Mika Sommer');
    for (const label of ['Weiblich', 'Kreisläufer', 'Mehr Tore werfen', 'Wettkampfphase', '60 min', 'Hanteln']) {
      await page.getByText(label, { exact: true }).first().click();
    }
    for (const [name, times] of [
      [/Teamtraining/, '3x'],
      [/Individuelles/, '2x'],
    ] as const) {
      await page.getByRole('radiogroup', { name }).getByText(times).click();
    }
    await page.getByRole('button', { name: 'Plan erstellen' }).click();
    // The second demo account brings answers of its own.
    const answers = () => sql`
      select name from fragebogen_antworten
      where benutzer_id = (select id from users where email = ${demoAccount.email})`;
    await expect.poll(answers, { timeout: 30_000 }).toEqual([{ name: 'Mika Sommer' }]);
  } finally {
    await sql.end();
    expect(await started.stop()).toBe(0);
  }
}, 180_000);
