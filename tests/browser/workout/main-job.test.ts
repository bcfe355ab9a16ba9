import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { declineSharing, openEnd } from './guided-session.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();

async function answerQuestionnaire(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Beispiel');
  const choose = (label: string) => page.getByText(label, { exact: true }).first().click();
  for (const label of ['Weiblich', 'Rückraumspieler', 'Mehr Tore werfen', 'Höher springen', 'Saisonvorbereitung']) await choose(label);
  await page
    .getByRole('radiogroup', { name: /Teamtraining/ })
    .getByText('3x')
    .click();
  await page
    .getByRole('radiogroup', { name: /Individuelles/ })
    .getByText('2x')
    .click();
  for (const label of ['60 min', 'Hanteln', 'Kettlebell']) await choose(label);
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
}

/** Does what the workout asks for, set by set, until `sets` are saved. */
async function logSets(page: Page, sets: number): Promise<void> {
  for (let saved = 0; saved < sets;) {
    // Which exercises the plan begins with, its id decides. One press a set, also of two sides, and while a rest counts.
    const save = page.getByRole('button', { name: /^Satz \d+ abgeschlossen$/ });
    const next = page.getByRole('button', { name: /^(Nächste Übung)$/ });
    await save.or(next).first().waitFor();
    if (await next.isVisible()) await next.click();
    else {
      const open = async () =>
        `${await page.getByRole('heading', { level: 1 }).textContent()} ${(await save.isVisible()) && (await save.textContent())}`;
      const before = await open();
      for (const field of await page.getByRole('textbox').all()) if ((await field.inputValue()) === '') await field.fill('20');
      await save.click();
      // The last set leads on to the next exercise, whose first set may have the same name.
      await expect.poll(open).not.toBe(before);
      saved += 1;
    }
  }
}

test('a player signs in, gets a plan, trains without a network, reloads, resumes, finishes; the second device has every set', async () => {
  const player = await browsers.createNewcomer();
  const phone = await browsers.open(undefined, { storesApp: true });
  const page = phone.pages()[0] ?? (await phone.newPage());
  await browsers.signIn(page, player);

  await page.goto(`${browsers.url}/training-plans/new`);
  await answerQuestionnaire(page);
  await page.waitForURL('**/training-plans');
  await page
    .getByRole('link', { name: 'Plan anzeigen' })
    .or(page.getByRole('button', { name: 'Plan anzeigen' }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'Hauptübungen' }).waitFor();
  await appIsStored(page);

  await phone.setOffline(true);
  await page
    .getByRole('button', { name: 'Jetzt trainieren' })
    .or(page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }))
    .first()
    .click();
  await page.waitForURL(/\/training\/plan\/.*\/start/);
  await logSets(page, 4);

  await page.reload();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByText('Fortgesetzt').first().waitFor();
  await logSets(page, 3);

  await (await openEnd(page)).getByRole('button', { name: 'Training abschließen' }).click();
  await declineSharing(page);
  await page.getByRole('heading', { name: 'Training abgeschlossen' }).waitFor();

  const laptop = await browsers.open({ width: 1280, height: 800 });
  const desk = laptop.pages()[0] ?? (await laptop.newPage());
  await browsers.signIn(desk, player);
  await desk.goto(`${browsers.url}/statistics/training`);
  await desk.getByText('Noch keine Trainings absolviert').waitFor();

  await phone.setOffline(false);
  await desk.getByText('Noch keine Trainings absolviert').waitFor({ state: 'detached' });
  const sets = await browsers.sql<{ count: string }[]>`select count(*) from workout_tracking where user_id = ${player.id}`;
  expect(sets[0]?.count).toBe('7');
});
