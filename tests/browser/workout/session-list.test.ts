import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { circles, jog, openEnd, planSession, press, rotation } from './guided-session.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const pull = { ...press, name: 'Rudern am Kabel', pause_seconds: 0 };
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [circles, press, pull, rotation, jog]);
    await browsers.sql`insert into athleten_uebungen ${browsers.sql({
      id: newId(),
      user_id: player.id,
      name: 'Sandsack tragen',
      equipment: ['Keine'],
      goals: ['Kraft'],
      position: 'Kreis',
      exercise_type: 'main',
      sets: 2,
      reps: 6,
    })}`;
    return player;
  },
  { storesApp: true },
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => page.getByRole('dialog', { name: 'Übungen', exact: true });
async function openList(page: Page) {
  await page.getByRole('button', { name: /, alle Übungen$/ }).click();
  await list(page).waitFor();
  return list(page);
}
/** Names in the order of the list. */
const shown = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .getByRole('button', { name: /\d+\/\d+$/ })
    .evaluateAll((entries) => entries.map((entry) => (entry.firstElementChild?.textContent ?? '').replaceAll('\u00ad', '')));
async function choose(page: Page, name: string, what: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: `Mehr zu ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('on the phone all exercises are listed without a network: opened, ordered, left out, brought back, taken in; what is done stays', async () => {
  const { page, context, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await heading(page, circles.name).waitFor();
  await context.setOffline(true);

  await openList(page);
  await expect.poll(() => shown(page)).toEqual([circles.name, press.name, pull.name, rotation.name, jog.name]);
  await expectAccessible(page);
  await list(page)
    .getByRole('button', { name: new RegExp(`^${press.name}`) })
    .click();
  await heading(page, press.name).waitFor();
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('30');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();

  // Ordered within its part; the exercise that is trained stays the one that is trained.
  await openList(page);
  await choose(page, pull.name, 'Früher');
  await expect.poll(() => shown(page)).toEqual([circles.name, pull.name, press.name, rotation.name, jog.name]);
  await list(page)
    .getByRole('button', { name: `Mehr zu ${circles.name}` })
    .click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem').first().waitFor();
  expect(await menu.getByRole('menuitem', { name: 'Später' }).count()).toBe(0);
  await closeByEscape(menu);
  await choose(page, rotation.name, 'Heute weglassen');
  await list(page).getByRole('heading', { name: 'Heute weggelassen' }).waitFor();
  await choose(page, pull.name, 'Heute weglassen');
  await list(page)
    .getByRole('button', { name: `Zurückholen: ${pull.name}` })
    .click();
  await expect.poll(() => shown(page)).toEqual([circles.name, pull.name, press.name, jog.name]);
  await expectAccessible(page);

  // Any exercise of the catalogue, and an own one.
  await list(page).getByRole('button', { name: 'Übung dazunehmen' }).click();
  const adding = page.getByRole('dialog', { name: 'Übung dazunehmen' });
  await adding.getByRole('searchbox').fill('Kreuzheben mit Kettlebell');
  await adding
    .getByRole('radio', { name: /^Kreuzheben mit Kettlebell/ })
    .first()
    .press('Space');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Dazunehmen' }).click();
  await page.getByText('Übung dazugenommen').waitFor();
  await adding.waitFor({ state: 'detached' });
  await openList(page);
  await list(page).getByRole('button', { name: 'Übung dazunehmen' }).click();
  await adding.getByRole('tab', { name: 'Meine Übungen' }).click();
  await adding.getByRole('radio', { name: /^Sandsack tragen/ }).press('Space');
  await adding.getByRole('button', { name: 'Dazunehmen' }).click();
  await adding.waitFor({ state: 'detached' });
  await openList(page);
  const whole = [circles.name, pull.name, press.name, 'Sandsack tragen', 'Kreuzheben mit Kettlebell', jog.name];
  await expect.poll(() => shown(page)).toEqual(whole);

  // An added exercise is trained, and one with sets can be left out: they stay.
  await list(page)
    .getByRole('button', { name: /^Sandsack tragen/ })
    .click();
  await heading(page, 'Sandsack tragen').waitFor();
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  await openList(page);
  await choose(page, press.name, 'Heute weglassen');
  await expect.poll(() => shown(page)).toEqual(whole.filter((name) => name !== press.name));

  // The same after a reload, where it was.
  await page.reload();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await heading(page, 'Sandsack tragen').waitFor();
  await openList(page);
  await expect.poll(() => shown(page)).toEqual(whole.filter((name) => name !== press.name));
  await closeByEscape(list(page));
  const ending = await openEnd(page);
  await ending.getByRole('button', { name: 'Training abschließen' }).click();
  await page.getByText('Training gespeichert', { exact: true }).waitFor();

  await context.setOffline(false);
  const logged = () => browsers.sql`select exercise_name as name from workout_tracking where user_id = ${player.id} order by created_at`;
  await expect.poll(logged, { timeout: 30_000 }).toEqual([{ name: press.name }, { name: 'Sandsack tragen' }]);
  const planned = await browsers.sql`select name from haupt_uebungen where session_id = ${session} order by exercise_order`;
  expect(planned.map(({ name }) => String(name))).toEqual([press.name, pull.name, rotation.name]);
});
