import { expect, test, vi } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();

/** A birth date of this many years ago. */
function birthDate(years: number): string {
  const today = new Date();
  return `${today.getFullYear() - years}-01-01`;
}

const rowsOf = (player: Player) => browsers.sql`select region from complaints where user_id = ${player.id}`;

/** The link of the newest mail to a parent. */
async function linkTo(email: string, count: number): Promise<string> {
  const read = async () => {
    const mails = await browsers.sql<{ text: string }[]>`
      select text_body as text from mailbox where recipient = ${email} order by created_at desc, id desc`;
    return mails.length === count && (/https?:\/\/\S+\/parental-consent\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? false);
  };
  const link = new URL(await vi.waitUntil(read, { timeout: 20_000 }));
  return `${browsers.url}${link.pathname}${link.search}`;
}

test('a player who says to be younger asks a parent by mail; after both have agreed health data are stored, and the parent takes them back', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`delete from health_consents where user_id = ${player.id}`;
  await browsers.sql`update profiles set date_of_birth = null where id = ${player.id}`;
  const email = `${newId()}@eltern.example`;
  const context = await browsers.open();
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await sessionIsStored(page);

  const complain = page.getByRole('button', { name: 'Tut etwas weh?' });
  await complain.click();
  await page.getByRole('button', { name: 'Ich bin unter 16' }).click();
  await page.getByLabel('Geburtsdatum').fill(birthDate(14));
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('E-Mail deiner Eltern').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eltern fragen' }).click();
  await page.getByText(/haben wir deinen Eltern geschrieben/).waitFor();

  const parent = await (await browsers.open()).newPage();
  await parent.goto(await linkTo(email, 1));
  await parent.getByRole('heading', { level: 1, name: 'Darf Anwurf Gesundheitsangaben speichern?' }).waitFor();
  await expectAccessible(parent);
  await parent.getByRole('button', { name: 'Ja, ich stimme zu' }).click();
  await parent.getByRole('heading', { name: 'Danke, Ihr Ja ist gespeichert' }).waitFor();

  // The open question goes on by itself, now to the player's own yes.
  await page.getByRole('button', { name: 'Ja, speichern' }).click();
  await page.getByText('Knie', { exact: true }).click();
  await page.getByRole('button', { name: 'So trainieren' }).click();
  await expect.poll(() => rowsOf(player), { timeout: 30_000 }).toEqual([{ region: 'Knie' }]);

  await parent.goto(await linkTo(email, 2));
  await parent.getByRole('button', { name: 'Zurücknehmen und löschen' }).click();
  await parent.getByRole('heading', { name: 'Ihr Einverständnis ist zurückgenommen' }).waitFor();
  await expect.poll(() => rowsOf(player), { timeout: 30_000 }).toEqual([]);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Gesundheitsangaben' }).click();
  await page.getByText(/haben ihr Ja zurückgenommen/).waitFor();
  await expectAccessible(page);
});
