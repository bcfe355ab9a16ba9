import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from './onboarding-steps.ts';
import { sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();

test('the one-page questionnaire starts from the last answers; what is changed survives a reload, under a former key as well', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  await page.goto(`${browsers.url}/training-plans/new`);
  await page.getByRole('radio', { name: 'Weiblich', checked: true }).waitFor();
  await page.getByText('Divers', { exact: true }).click();
  await page.reload();
  await page.getByRole('radio', { name: 'Divers', checked: true }).waitFor();

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('anwurf.draft.')) localStorage.removeItem(key);
    localStorage.setItem('anwurf.draft.questionnaire', JSON.stringify({ name: 'Ada Beispiel', gender: 'male' }));
  });
  await page.reload();
  await page.getByRole('radio', { name: 'Männlich', checked: true }).waitFor();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Beispiel');
});

test('two tabs that ask with the same answers at once, or one shortly after the other, get one plan', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const first = firstPage(context);
  await browsers.signIn(first, player);
  await sessionIsStored(first);
  const second = await context.newPage();
  const third = await context.newPage();
  const before = await browsers.sql`select id from trainingsplanreal where user_id = ${player.id}`;
  for (const page of [first, second, third]) {
    page.setDefaultTimeout(60_000);
    await page.goto(`${browsers.url}/training-plans/new`);
    await page.getByRole('radio', { name: 'Weiblich', checked: true }).waitFor();
  }
  const ask = (page: Page) => page.getByRole('button', { name: 'Plan erstellen' }).click();
  await Promise.all([ask(first), ask(second)]);
  await first.waitForURL('**/training-plans');
  await second.waitForURL('**/training-plans');
  // Made already: no request is under way that this one could be joined to.
  await ask(third);
  await third.waitForURL('**/training-plans');
  await third.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  const after = await browsers.sql`select id from trainingsplanreal where user_id = ${player.id}`;
  expect(after.length - before.length).toBe(1);
});

test('after the end of access the questions make room for the way to a new one, and come back with what was answered', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  await page.goto(`${browsers.url}/training-plans/new`);
  await page.getByText('Divers', { exact: true }).click();
  await browsers.sql`update users set access_expires_at = '2026-01-31T12:00:00Z' where id = ${player.id}`;
  await page.getByText('Dein Zugang ist am 31.01.2026 abgelaufen.').waitFor();
  await page.getByRole('button', { name: /Premium-Zugang kaufen/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Plan erstellen' }).count()).toBe(0);
  expect(await page.getByRole('radio').count()).toBe(0);
  await expectAccessible(page);
  await browsers.sql`update users set access_expires_at = null where id = ${player.id}`;
  await page.getByRole('radio', { name: 'Divers', checked: true }).waitFor();
});

test('a name that comes with a late first sync is no longer asked for', async () => {
  const player = await browsers.createPlayer(0);
  const context = await browsers.open();
  const page = firstPage(context);
  await intercept(context, '**/api/shapes**', (route) => route.abort());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training-plans/new`);
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  await page.getByText('Bitte gib deinen Namen ein.').waitFor();
  await context.unroute('**/api/shapes**');
  await page.getByRole('radio', { name: 'Weiblich', checked: true }).waitFor();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Test Person');
  expect(await page.getByText('Bitte gib deinen Namen ein.').isVisible()).toBe(false);
});
