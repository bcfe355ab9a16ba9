import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { SHARED_KINDS } from '@anwurf/domain/team/shared-kind';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
const first = '2026-09-01';

/** A team whose player has agreed to everything by an earlier text, with as many tests as there are. */
async function makeTeam(coach: Player, player: Player): Promise<string> {
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  await sql`update users set full_name = 'Mila Brandt' where id = ${player.id}`;
  await sql`insert into profiles ${sql({ id: player.id, gender: 'female', date_of_birth: '2005-05-14' })}
    on conflict (id) do update set gender = 'female', date_of_birth = '2005-05-14'`;
  for (const [user_id, role] of [
    [coach.id, 'coach'],
    [player.id, 'player'],
  ] as const)
    await sql`insert into memberships ${sql({ id: newId(), user_id, team_id, role })}`;
  for (const [category, tests] of Object.entries(SUB_TESTS))
    for (const [turn, share] of [0.9, 1].entries()) {
      const results = Object.fromEntries(
        tests.map(({ id, unit, bounds: { min, max } }) => {
          const best = unit === 'level' ? 15.3 + turn : Math.round((min + (max - min) * 0.3 * share) * 10) / 10;
          return [id, { bester_wert: best, einheit: unit, versuch_1: best }];
        }),
      );
      await sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
        values (${newId()}, ${player.id}, ${category}, ${dayAfter(first, turn * 28)}, '18:00', ${sql.json(results)})`;
    }
  await sql`insert into health_consents (id, user_id, purpose, granted, text_version, decided_at)
    values (${newId()}, ${player.id}, 'coaching', true, 'test', now())`;
  await sql`insert into complaints (id, user_id, region, level, reported_at) values (${newId()}, ${player.id}, 'Knie', 4, now())`;
  await sql`insert into recovery_events (id, user_id, ladder, kind, day, side, happened_at)
    values (${newId()}, ${player.id}, 'knie', 'start', '2026-11-01', 'left', '2026-11-01T10:00:00Z')`;
  for (const kind of SHARED_KINDS)
    await sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
      values (${newId()}, ${player.id}, ${team_id}, ${kind}, true, '2026-11-29', now())`;
  return team_id;
}

/** Elements of the sheet that reach beyond the paper's width. */
const cutOff = (page: Page) =>
  page.getByRole('article').evaluate((paper) => {
    const { right } = paper.getBoundingClientRect();
    return [...paper.querySelectorAll('th, td, p, h1')]
      .filter((one) => one.getBoundingClientRect().right > right + 1)
      .map(({ textContent }) => textContent);
  });

test('a coach sees places over time and the stage of a recovery once the player agrees to it, and prints all on one page', async () => {
  const [coach, player] = [await browsers.createNewcomer(), await browsers.createPlayer(1)];
  const team = await makeTeam(coach, player);
  const desk = firstPage(await browsers.open());
  await browsers.signIn(desk, coach);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${browsers.url}/team/player/${player.id}?team=${team}`);
  await desk.getByRole('heading', { name: 'Tests im Verlauf' }).waitFor(arrival);
  await desk.getByText('Knie 4 von 10', { exact: false }).first().waitFor(arrival);
  // An earlier text did not name them.
  expect(await desk.getByText('Zurück nach Verletzung').count()).toBe(0);
  expect(await desk.getByRole('radio', { name: 'Perzentil' }).count()).toBe(0);

  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/team?team=${team}`);
  await page.getByText('Testwerte: Es ist etwas dazugekommen').waitFor(arrival);
  await page.getByText('zu jedem Test deinen Platz von 100 unter Gleichaltrigen', { exact: false }).waitFor(arrival);
  await expectAccessibleAtBothWidths(page);
  for (let left = 2; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Zustimmen' }).first().click();
    await expect.poll(() => page.getByRole('button', { name: 'Zustimmen' }).count(), arrival).toBe(left - 1);
  }

  await desk.getByText('Zurück nach Verletzung').waitFor(arrival);
  await desk.getByText('Stufe 1 von', { exact: false }).waitFor();
  await desk.getByRole('radiogroup', { name: 'Ansicht' }).getByText('Perzentil').click(arrival);
  await desk.getByRole('button', { name: 'Tabelle' }).last().click();
  const table = desk.getByRole('region', { name: /^Verlauf Perzentil/ });
  await table.getByRole('columnheader', { name: 'Perzentil' }).waitFor();
  expect(await table.getByRole('row').count()).toBe(3);
  await expectAccessibleAtBothWidths(desk);
  for (const width of [320, 390]) {
    await desk.setViewportSize({ width, height: 667 });
    await expectNothingLost(desk);
  }
  await desk.setViewportSize({ width: 1280, height: 800 });

  await desk.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await desk.getByRole('button', { name: 'Bericht drucken' }).press('Enter');
  await desk.locator('body[data-printed]').waitFor(arrival);
  await desk.emulateMedia({ media: 'print' });
  await desk.setViewportSize({ width: 794, height: 1123 });
  const sheet = desk.getByRole('article');
  await sheet.getByRole('heading', { name: 'Mila Brandt' }).waitFor();
  await sheet.getByRole('cell', { name: /^Stufe 1 von/ }).waitFor();
  expect(await sheet.getByRole('table', { name: 'Tests' }).getByRole('row').count()).toBeGreaterThan(15);
  expect(await sheet.getByRole('table', { name: 'Wochen' }).getByRole('row').count()).toBe(9);
  expect(await desk.getByRole('button').count()).toBe(0);
  expect(await cutOff(desk)).toEqual([]);
  const pdf = await desk.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await desk.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await desk.emulateMedia({ media: null });
  await sheet.waitFor({ state: 'detached' });

  // Taken back, both go.
  await page.getByRole('switch', { name: /^Schmerzen/ }).press('Space');
  await desk.getByText('Zurück nach Verletzung').waitFor({ state: 'detached', ...arrival });

  await desk.goto(`${browsers.url}/team/player/niemand`);
  await desk.getByText('Hier ist niemand zu sehen').waitFor(arrival);
});
