import { expect, test, vi } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

/** The link of the newest of so many mails to a parent. */
async function linkTo(email: string, count: number): Promise<string> {
  const read = async () => {
    const mails = await browsers.sql<{ text: string }[]>`
      select text_body as text from mailbox where recipient = ${email} order by created_at desc, id desc`;
    return mails.length === count && (/https?:\/\/\S+\/parental-consent\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? false);
  };
  const link = new URL(await vi.waitUntil(read, { timeout: 20_000 }));
  return `${browsers.url}${link.pathname}${link.search}`;
}

test('a player under 16 asks his parents, who agree kind by kind and take it back; in between he shares what he switches on', async () => {
  const [coach, player] = [await browsers.createPlayer(0), await browsers.createPlayer(1)];
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'mC-Jugend' })}`;
  for (const [full_name, { id }, role] of [
    ['Katrin Sommer', coach, 'coach'],
    ['Mika Brandt', player, 'player'],
  ] as const) {
    await sql`update users set full_name = ${full_name} where id = ${id}`;
    await sql`insert into memberships ${sql({ id: newId(), user_id: id, team_id, role })}`;
  }
  await sql`insert into profiles (id, date_of_birth) values (${player.id}, current_date - interval '14 years')
    on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
  await sql`insert into completed_sessions (id, user_id, workout_id, plan_name, began_at, completed_at, local_day, duration_minutes, effort)
    values (${newId()}, ${player.id}, ${newId()}, 'Sprungkraft', now() - interval '25 hours', now() - interval '24 hours',
      (now() - interval '25 hours')::date, 60, 7)`;
  const copies = async () => (await sql`select from shared_trainings where team_id = ${team_id}`).length;

  const email = `${newId()}@eltern.example`;
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/team`);
  await page.getByText('bis deine Eltern zugestimmt haben', { exact: false }).waitFor(arrival);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    await expectNothingLost(page);
  }
  expect(await page.getByRole('switch', { name: /^Schmerzen/ }).isChecked()).toBe(false);
  expect(await page.getByRole('switch', { name: /^Bereitschaft/ }).count()).toBe(0);
  await page.getByLabel('E-Mail deiner Eltern').fill('keine Adresse');
  await page.getByRole('button', { name: 'Eltern fragen' }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  await page.getByLabel('E-Mail deiner Eltern').fill(email);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Eltern fragen' }).click();
  await page.getByText(/haben wir deinen Eltern geschrieben/).waitFor(arrival);

  const parent = await (await browsers.open()).newPage();
  await parent.goto(await linkTo(email, 1));
  await parent.getByRole('heading', { level: 1, name: 'Darf die Mannschaft mitlesen?' }).waitFor(arrival);
  await parent.getByText('mC-Jugend').waitFor();
  await parent.getByText('Katrin Sommer, und wer', { exact: false }).waitFor();
  // Nothing is agreed to before somebody ticks it.
  expect(await parent.getByRole('checkbox', { checked: true }).count()).toBe(0);
  expect(await parent.getByRole('button', { name: /^Ja/ }).isDisabled()).toBe(true);
  for (const width of [320, 1280]) {
    await parent.setViewportSize({ width, height: 800 });
    await expectNothingLost(parent);
    await expectAccessible(parent);
  }
  await parent.getByRole('checkbox', { name: /^Einheiten/ }).press('Space');
  await parent.getByText('2 von 3').waitFor();
  await parent.getByRole('button', { name: /^Ja/ }).click();
  await parent.getByRole('heading', { name: 'Danke, Ihr Ja ist gespeichert' }).waitFor();
  expect(await copies()).toBe(0);

  // His own decision, of what they agreed to.
  await page.getByText('Deine Eltern haben zugestimmt.', { exact: false }).waitFor(arrival);
  expect(await page.getByRole('switch').count()).toBe(1);
  await page.getByRole('switch', { name: /^Einheiten/ }).press('Space');
  await expect.poll(copies, arrival).toBe(1);
  await expectAccessibleAtBothWidths(page);

  await parent.goto(await linkTo(email, 2));
  await parent.getByRole('heading', { level: 1, name: 'Einverständnis zurücknehmen' }).waitFor(arrival);
  await expectAccessible(parent);
  await parent.getByRole('button', { name: 'Zurücknehmen und löschen' }).click();
  await parent.getByRole('heading', { name: 'Ihr Einverständnis ist zurückgenommen' }).waitFor();
  expect(await copies()).toBe(0);
  await page.getByText(/haben ihr Ja zurückgenommen/).waitFor(arrival);
  // Used, it is worth nothing.
  await parent.goto(await linkTo(email, 2));
  await parent.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor(arrival);
});
