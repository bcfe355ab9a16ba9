import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
const wide = { width: 1280, height: 800 };

interface Team {
  readonly id: string;
  readonly coaches: readonly [Player, Player];
  readonly mila: Player;
}

async function join(team_id: string, user_id: string, role: string): Promise<string> {
  const id = newId();
  await browsers.sql`insert into memberships ${browsers.sql({ id, user_id, team_id, role })}`;
  return id;
}

async function share(team_id: string, user_id: string): Promise<void> {
  const decision = { id: newId(), user_id, team_id, kind: 'tests', granted: true, text_version: '2026-11-28' };
  const [row] = await browsers.sql<{ at: Date }[]>`select clock_timestamp() + interval '2 milliseconds' as at`;
  await browsers.sql`insert into sharing_consents ${browsers.sql({ ...decision, decided_at: row?.at ?? new Date() })}`;
}

/** A team with two coaches, two players who share their tests, of whom one has a device, and one who shares nothing. */
async function makeTeam(): Promise<Team> {
  const { sql } = browsers;
  const coaches = [await browsers.createNewcomer(), await browsers.createNewcomer()] as const;
  const mila = await browsers.createPlayer(1);
  const id = newId();
  await sql`insert into teams ${sql({ id, name: 'Frauen 1' })}`;
  for (const [place, coach] of coaches.entries()) {
    await sql`update users set full_name = ${place === 0 ? 'Katrin Sommer' : 'Jens Alt'} where id = ${coach.id}`;
    await join(id, coach.id, 'coach');
  }
  await sql`update users set full_name = 'Mila Brandt' where id = ${mila.id}`;
  for (const [index, full_name] of ['Amelie Dietz', 'Clara Jost'].entries()) {
    const player = newId();
    await sql`insert into users ${sql({ id: player, email: `${player}@test.example`, full_name })}`;
    await join(id, player, 'player');
    if (index === 0) await share(id, player);
  }
  await join(id, mila.id, 'player');
  await share(id, mila.id);
  return { id, coaches, mila };
}

interface StoredValue {
  readonly name: string;
  readonly test: string;
  readonly state: string;
  readonly trials: readonly number[];
  readonly reason: string | null;
}

const stored = (team: string) => browsers.sql<StoredValue[]>`
  select coalesce(display_name, g.name) as name, test, state, trials, reason from team_test_values v
  left join team_members on team_members.id = v.member_id left join team_guests g on g.id = v.guest_id
  where v.team_id = ${team} order by name, test, noted_at`;

const cell = (page: Page, name: string, of = 'Countermovement Jump') => page.getByLabel(`${of}, ${name}`, { exact: true });

/** Makes a test day of two tests by keyboard and mouse. */
async function openTestDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Testtag anlegen' }).click();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByText('Wähle mindestens einen Test.').first().waitFor();
  for (const name of ['Sprint 30 m', 'Countermovement Jump']) await page.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByText('0 von 4 Werten').waitFor();
}

test('two coaches measure at two stations without a network, lose nothing at one cell, and a player takes her values over', async () => {
  const team = await makeTeam();
  const [device, phone] = [await browsers.open(undefined, { storesApp: true }), await browsers.open(undefined, { storesApp: true })];
  const page = firstPage(device);
  await page.setViewportSize(wide);
  await browsers.signIn(page, team.coaches[0]);
  await page.goto(`${browsers.url}/team`);
  await page.getByRole('link', { name: 'Testtag' }).waitFor(arrival);
  await appIsStored(page);
  await page.getByRole('link', { name: 'Testtag' }).click();
  await openTestDay(page);

  // Both go without a network, with the test day on both devices.
  const other = firstPage(phone);
  await other.setViewportSize({ width: 390, height: 844 });
  await browsers.signIn(other, team.coaches[1]);
  await other.goto(`${browsers.url}/team/test-day`);
  await cell(other, 'Amelie Dietz, Versuch 1').waitFor(arrival);
  await appIsStored(other);
  await device.setOffline(true);
  await phone.setOffline(true);

  // By keyboard alone: down by Enter, on by Tab, trials, back, missing with a reason.
  await cell(page, 'Amelie Dietz').focus();
  await page.keyboard.type('298');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Verstanden: 298 cm. Möglich sind 1 bis 120 cm.').waitFor();
  await cell(page, 'Amelie Dietz').fill('29.8 / 30,4');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Countermovement Jump, Mila Brandt');
  await page.keyboard.type('33');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Sprint 30 m, Mila Brandt');
  await page.keyboard.type('4,7');
  await page.keyboard.press('Enter');
  await page.getByText('3 von 4 Werten').waitFor();
  // A key right after the cell is reached replaces what is there, whole, and Escape leaves it.
  await cell(page, 'Amelie Dietz').click();
  await page.keyboard.type('12');
  expect(await cell(page, 'Amelie Dietz').inputValue()).toBe('12');
  await page.keyboard.press('Escape');
  await expect.poll(() => cell(page, 'Amelie Dietz').inputValue()).toBe('29,8 / 30,4');
  await cell(page, 'Mila Brandt', 'Sprint 30 m').focus();
  await page.keyboard.press('Control+z');
  await page.getByText('30 m, Mila Brandt: 4,7, zurückgenommen').waitFor();
  await page.keyboard.press('x');
  await page.getByRole('dialog', { name: 'Mila Brandt fehlt' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Mila Brandt: heute nicht da, gespeichert').waitFor();
  await page.getByText('teilt keine Testwerte mit dir').waitFor();
  expect(await stored(team.id)).toEqual([]);

  // The other one at her station, and at one cell of the first.
  await other.getByText('Nach Station').click();
  await other.getByRole('button', { name: 'Nächste Station' }).click();
  await cell(other, 'Amelie Dietz, Versuch 1', 'Sprint 30 m').fill('4,66');
  await cell(other, 'Mila Brandt, Versuch 1', 'Sprint 30 m').fill('4,8');
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Station davor' }).click();
  await cell(other, 'Amelie Dietz, Versuch 1').fill('31,5');
  await other.getByText('Nach Person').click();
  await other.getByText('31,5', { exact: false }).first().waitFor();

  await device.setOffline(false);
  await expect.poll(async () => (await stored(team.id)).length, arrival).toBe(5);
  await phone.setOffline(false);
  await expect
    .poll(() => stored(team.id), arrival)
    .toEqual(
      expect.arrayContaining([
        { name: 'Amelie Dietz', test: 'countermovement_jump', state: 'measured', trials: [29.8, 30.4], reason: null },
        { name: 'Amelie Dietz', test: 'countermovement_jump', state: 'measured', trials: [31.5], reason: null },
        { name: 'Mila Brandt', test: 'sprint_30m', state: 'missing', trials: [], reason: 'absent' },
        { name: 'Mila Brandt', test: 'sprint_30m', state: 'measured', trials: [4.8], reason: null },
      ]),
    );
  expect(await stored(team.id)).toHaveLength(8);

  // The newest is shown on both, and what was before it stands in the history.
  await expect.poll(() => cell(page, 'Amelie Dietz').inputValue(), arrival).toBe('31,5');
  await page.getByText('4 von 4 Werten').waitFor(arrival);
  await page.getByText('Verlauf', { exact: true }).click();
  await page.getByText('29,8 / 30,4').waitFor();
  await page.getByText('fehlt, heute nicht da').waitFor();
  // Each with the name of the coach who wrote it.
  await page
    .getByText(/, Katrin Sommer$/)
    .first()
    .waitFor();
  await page.getByText('Werte', { exact: true }).click();
  await expectAccessibleAtBothWidths(page);
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(other);

  await page.setViewportSize(wide);
  await page.getByRole('button', { name: 'Testtag abschließen' }).click();
  await page.getByText('Alle können ihre Werte jetzt in ihre eigenen Tests übernehmen.').waitFor();

  const player = firstPage(await browsers.open());
  await browsers.signIn(player, team.mila);
  // Her first screen says that they wait.
  await player.getByText('warten darauf, dass du sie übernimmst', { exact: false }).waitFor(arrival);
  await expectAccessibleAtBothWidths(player);
  await player.getByRole('link', { name: 'Ansehen' }).click();
  await player.getByText(/^Dein Trainerteam \(.+\) hat am/).waitFor(arrival);
  await expectAccessibleAtBothWidths(player);
  await player.getByRole('button', { name: 'In meine Tests übernehmen' }).click();
  await player.getByText(/^Dein Trainerteam \(.+\) hat am/).waitFor({ state: 'detached' });
  const own = () => browsers.sql<{ category: string }[]>`
    select test_category as category from fitness_tests where user_id = ${team.mila.id} order by 1`;
  await expect.poll(own, arrival).toEqual([{ category: 'antritt' }, { category: 'sprungkraft' }]);
});

test('a coach chooses a group, reads a table with an unknown name, adds a guest, prints, and saves what is read again', async () => {
  const team = await makeTeam();
  const device = await browsers.open();
  const page = firstPage(device);
  await page.setViewportSize(wide);
  await browsers.signIn(page, team.coaches[0]);
  await page.goto(`${browsers.url}/team/test-day`);
  await page.getByRole('button', { name: 'Testtag anlegen' }).waitFor(arrival);
  await openTestDay(page);
  await page.getByText('Perzentil, verglichen mit weiblich, 25 Jahre:').waitFor();

  const more = async (name: string) => {
    await page.getByRole('button', { name: 'Mehr zum Testtag' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await more('Gäste');
  await page.getByLabel('Name').fill('Ada Gast');
  await page.getByRole('button', { name: 'Gast hinzufügen' }).click();
  await page.getByText('Ada Gast').first().waitFor();
  await page.keyboard.press('Escape');

  const csv = 'Name;CMJ (cm);Sprint 30 m;Puls\r\n"Brandt, Mila";29,8 / 30,4;4,66;180\r\nAmelie D.;31;;\r\nAda Gast;28,1;99;\r\n';
  const file = { name: 'zeiten.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText('2 Namen sind bekannt.').waitFor();
  await page.getByText('Nicht übernommen werden die Spalten Puls').waitFor();
  await page.getByText('Zeile 4: Sprint 30 m: Verstanden: 99 s.').waitFor();
  expect(await stored(team.id)).toEqual([]);
  await page.getByRole('button', { name: 'Wer ist Amelie D.?' }).click();
  await page.getByRole('option', { name: 'Amelie Dietz' }).click();
  await page.getByRole('button', { name: '4 Werte übernehmen' }).click();
  await expect
    .poll(() => stored(team.id), arrival)
    .toMatchObject([
      { name: 'Ada Gast', trials: [28.1] },
      { name: 'Amelie Dietz', trials: [31] },
      { name: 'Mila Brandt', trials: [29.8, 30.4] },
      { name: 'Mila Brandt', trials: [4.66] },
    ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Testtag als Tabelle speichern' }).click();
  const saved: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) saved.push(Buffer.from(part));
  expect(Buffer.concat(saved).toString('utf8').replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name;Countermovement Jump (cm);Sprint 30 m (s)',
    'Ada Gast;28,1;',
    'Amelie Dietz;31;',
    'Clara Jost;;',
    'Mila Brandt;29,8 / 30,4;4,66',
    '',
  ]);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Testtag drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('row', { name: 'Mila Brandt 30,4' }).waitFor();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // The guest has the app now.
  await more('Gäste');
  await page.getByRole('button', { name: 'Wer ist Ada Gast?' }).click();
  await page.getByRole('option', { name: 'ist Amelie Dietz' }).click();
  await page.getByText('ist Amelie Dietz').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('3 Personen').count()).toBe(1);
});

test('a coach measures both sides, in one cell at the desk and in boxes on a phone, and saves a column a side', async () => {
  const team = await makeTeam();
  const page = firstPage(await browsers.open());
  await page.setViewportSize(wide);
  await browsers.signIn(page, team.coaches[0]);
  await page.goto(`${browsers.url}/team/test-day`);
  await page.getByRole('button', { name: 'Testtag anlegen' }).click(arrival);
  for (const name of ['Seitstütz', 'Y-Balance']) await page.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByText('0 von 4 Werten').waitFor();
  await page.getByText('Zwei Seiten in eine Zelle', { exact: false }).waitFor();
  await cell(page, 'Amelie Dietz', 'Seitstütz').focus();
  await page.keyboard.type('85//92');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(page, 'Amelie Dietz', 'Seitstütz').inputValue()).toBe('85 | 92');
  await cell(page, 'Amelie Dietz', 'Y-Balance').fill('60/98/95 | 61/97/94 | 88');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(page, 'Amelie Dietz', 'Y-Balance').inputValue()).toBe('95,8 | 95,5 Punkte');
  await expectAccessibleAtBothWidths(page);

  // Below the desk's width each side has its boxes.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByText('Nach Station').click();
  await page.getByRole('button', { name: 'Nächste Station' }).click();
  await cell(page, 'Mila Brandt, Links', 'Seitstütz').fill('70');
  await cell(page, 'Mila Brandt, Rechts', 'Seitstütz').fill('75');
  await page.keyboard.press('Enter');
  await page.getByText('70 | 75', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Station davor' }).click();
  await cell(page, 'Mila Brandt, Rechts, Hinten innen', 'Y-Balance').fill('97');
  // Over the last direction and the leg, which is the last box of the list.
  for (let box = 0; box < 3; box += 1) await page.keyboard.press('Enter');
  await expectNothingLost(page);
  await expect
    .poll(() => stored(team.id), arrival)
    .toEqual([
      { name: 'Amelie Dietz', test: 'side_plank', state: 'measured', trials: [85, 92], reason: null },
      { name: 'Amelie Dietz', test: 'y_balance_test', state: 'measured', trials: [60, 98, 95, 61, 97, 94, 88], reason: null },
      { name: 'Mila Brandt', test: 'side_plank', state: 'measured', trials: [70, 75], reason: null },
      { name: 'Mila Brandt', test: 'y_balance_test', state: 'measured', trials: [null, null, null, null, 97, null], reason: null },
    ]);

  await page.setViewportSize(wide);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Testtag als Tabelle speichern' }).click();
  const saved: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) saved.push(Buffer.from(part));
  const [head, amelie] = Buffer.concat(saved).toString('utf8').replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('Name;Y-Balance links (cm);Y-Balance rechts (cm);Y-Balance Beinlänge (cm);Seitstütz links (s);Seitstütz rechts (s)');
  expect(amelie).toBe('Amelie Dietz;60 / 98 / 95;61 / 97 / 94;88;85;92');
});
