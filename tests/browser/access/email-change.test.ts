import { expect, test, vi } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';

const browsers = useBrowsers();

async function codeTo(email: string): Promise<string> {
  const read = async () => {
    const mails = await browsers.sql<{ text: string }[]>`select text_body as text from mailbox where recipient = ${email}`;
    return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? false;
  };
  return vi.waitUntil(read, { timeout: 20_000 });
}

test('the address is changed in the settings, by the password and a code from each mailbox', async () => {
  const player = await browsers.createPlayer(1);
  const newEmail = `${newId()}@test.example`;
  const [page] = (await browsers.open()).pages();
  if (page === undefined) throw new Error('no page');
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByText('Bitte gib eine gültige E-Mail-Adresse ein.').waitFor();
  await dialog.getByLabel('Neue E-Mail-Adresse').fill(newEmail);
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Weiter' }).click();

  await dialog.getByLabel(`Code an ${player.email}`).fill(await codeTo(player.email));
  await dialog.getByLabel(`Code an ${newEmail}`).fill('12');
  await dialog.getByRole('button', { name: 'Adresse ändern' }).click();
  await dialog.getByText('Der Code hat sechs Ziffern.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel(`Code an ${newEmail}`).fill(await codeTo(newEmail));
  await dialog.getByRole('button', { name: 'Adresse ändern' }).click();
  await page.getByText('E-Mail-Adresse geändert').waitFor();
  await page
    .getByRole('button', { name: /E-Mail-Adresse ändern/ })
    .getByText(newEmail)
    .waitFor();
  expect(await browsers.sql`select email from users where id = ${player.id}`).toEqual([{ email: newEmail }]);
  // Still signed in, with everything.
  await page.reload();
  await page.getByText(newEmail).first().waitFor();
});
