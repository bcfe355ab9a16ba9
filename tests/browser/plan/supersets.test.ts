import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const names = ['Rudern daheim', 'Stütz daheim', 'Wade daheim'];
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    for (const name of names) {
      await browsers.sql`insert into athleten_uebungen ${browsers.sql({
        id: newId(),
        user_id: player.id,
        name,
        equipment: ['Keine'],
        position: 'Kreis',
        exercise_type: 'main',
        sets: 3,
        reps: 10,
        pause_seconds: name === names[0] ? 90 : null,
      })}`;
    }
    return player;
  },
  { storesApp: true, keepsOpen: true, viewport: { width: 390, height: 844 } },
);

const chips = (page: Page) =>
  page.getByRole('button', { name: /, ändern$/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
const editing = (page: Page) => page.getByRole('dialog', { name: 'Übung ändern' });
const undo = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' }).first().click();
const chip = (name: string) => `${name} 3×10, ändern`;
const [row = '', plank = '', calf = ''] = names.map(chip);
async function openChip(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name} .*ändern$`) }).click();
  await editing(page).waitFor();
}
const stored = () => browsers.sql<{ name: string; sets: number; group: number | null; rest: number | null }[]>`
  select e.name, e.sets, e.group_key as group, e.round_rest as rest from haupt_uebungen e join sessions s on s.id = e.session_id
  join trainingsplanreal p on p.id = s.plan_id where p.user_id = ${device.player.id} and p.name = 'Zirkel daheim' order by e.exercise_order`;

test('exercises of an own plan are joined to a superset and a circuit and taken apart, by touch and keyboard, and come back', async () => {
  const { page, context } = device;
  await page.goto(`${browsers.url}/workout-generator`);
  await appIsStored(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Name des Plans' }).fill('Zirkel daheim');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('textbox', { name: /^Anzahl der Sessions/ }).fill('1');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Übungen suchen' }).fill(name);
    await page.getByRole('button', { name: `${name} hinzufügen`, exact: true }).click();
    const adding = page.getByRole('dialog', { name: 'Übung hinzufügen', exact: true });
    await adding.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    await adding.waitFor({ state: 'detached' });
  }
  await expect.poll(() => chips(page)).toEqual([row, plank, calf]);

  // By keyboard.
  await page.getByRole('button', { name: row }).focus();
  await page.keyboard.press('Enter');
  expect(
    await editing(page)
      .getByRole('button', { name: /^Darüber verbinden/ })
      .count(),
  ).toBe(0);
  await editing(page)
    .getByRole('button', { name: `Darunter verbinden: ${names[1]}` })
    .focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Supersatz mit 2 Übungen').waitFor();
  const superset = 'Supersatz · 3 Runden · 60 s Rundenpause, ändern';
  await expect.poll(() => chips(page)).toEqual([superset, row, plank, calf]);
  await undo(page);
  await expect.poll(() => chips(page)).toEqual([row, plank, calf]);

  // By touch, from below: a superset, then a circuit.
  await openChip(page, names[1] ?? '');
  await editing(page)
    .getByRole('button', { name: /^Darüber verbinden/ })
    .click();
  await openChip(page, names[2] ?? '');
  await editing(page)
    .getByRole('button', { name: /^Darüber verbinden/ })
    .click();
  await page.getByRole('button', { name: 'Zirkel · 3 Runden · 60 s Rundenpause, ändern' }).click();
  const group = page.getByRole('dialog', { name: 'Zirkel ändern' });
  await group.getByRole('button', { name: 'Runden erhöhen' }).click();
  await group.getByLabel('Pause nach der Runde').fill('75');
  await expectAccessible(page);
  await group.getByRole('button', { name: 'Speichern' }).click();
  const four = names.map((name) => `${name} 4×10, ändern`);
  await expect.poll(() => chips(page)).toEqual(['Zirkel · 4 Runden · 75 s Rundenpause, ändern', ...four]);
  await expectAccessible(page);

  // Taken out of the circuit, it comes behind it.
  await openChip(page, names[0] ?? '');
  await editing(page).getByRole('button', { name: 'Aus dem Zirkel nehmen' }).click();
  const rest = 'Supersatz · 4 Runden · 75 s Rundenpause, ändern';
  await expect.poll(() => chips(page)).toEqual([rest, four[1], four[2], four[0]]);
  await page.getByRole('button', { name: /^Plan speichern/ }).click();
  await page.waitForURL('**/training-plans');
  await context.setOffline(false);
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    { name: names[1], sets: 4, group: 1, rest: 75 },
    { name: names[2], sets: 4, group: 1, rest: 75 },
    { name: names[0], sets: 4, group: null, rest: null },
  ]);
});

test('a saved plan shows its superset, which is taken apart, and is joined again by the undo', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByRole('region', { name: 'Zirkel daheim' }).getByRole('link', { name: 'Plan anzeigen' }).click();
  await page.getByText('Supersatz · 4 Runden · 75 s Rundenpause').waitFor();
  await expectAccessible(page);
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByRole('button', { name: 'Mehr zu Zirkel daheim' }).first().click();
  await page.getByRole('menuitem', { name: 'Übungen und Wochen ändern' }).click();
  await page.getByRole('button', { name: /^Supersatz .*ändern$/ }).click();
  const group = page.getByRole('dialog', { name: 'Supersatz ändern' });
  await group.getByRole('button', { name: 'Supersatz lösen' }).click();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  const groups = async () => (await stored()).map((one) => one.group);
  await expect.poll(groups, { timeout: 30_000 }).toEqual([null, null, null]);
  await undo(page);
  await expect.poll(groups, { timeout: 30_000 }).toEqual([1, 1, null]);
});
