import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const slider = (page: Page) => page.getByRole('slider');
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const question = (page: Page, number: number) => page.getByText(`Frage ${number} von 32`).waitFor();

/** Answers on, each the same, until all are. */
async function answerFrom(page: Page, number: number, value: number): Promise<void> {
  for (let at = number; at <= 32; at += 1) {
    await question(page, at);
    await slider(page).fill(String(value));
    await page.keyboard.press('Enter');
  }
}

test('a visitor answers, goes back, reloads, loses the network, and sees his result, which is stored once', async () => {
  const page = await visitors.come();
  await page.goto(`${browsers.url}/`);
  await page.getByRole('link', { name: 'Selbsttest starten' }).click();
  await page.waitForURL('**/test');

  // By keyboard: the slider has the focus, its name is the statement, Enter goes on.
  await question(page, 1);
  await expect.poll(() => slider(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('5, Trifft teilweise zu');
  await page.getByRole('slider', { name: /tiefe Hocke/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Zurück' }).count()).toBe(0);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('10, Trifft voll und ganz zu');
  await page.keyboard.press('Enter');

  // By touch.
  await question(page, 2);
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByText('Trifft eher zu', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Weniger' }).click();
  await page.getByRole('button', { name: 'Weniger' }).click();
  await page.getByText('Trifft wenig zu', { exact: true }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await next(page).click();
  await question(page, 3);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await question(page, 2);
  expect(await slider(page).inputValue()).toBe('4');

  await page.reload();
  await question(page, 2);
  expect(await slider(page).inputValue()).toBe('4');
  await answerFrom(page, 2, 4);

  await page.getByRole('heading', { name: 'Dein Ergebnis ist fertig' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await question(page, 32);
  await page.getByRole('button', { name: 'Zum Ergebnis' }).click();

  const show = page.getByRole('button', { name: 'Ergebnis anzeigen' });
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kein.name');
  await page.getByRole('checkbox').check();
  await show.click();
  await page.getByText('Ungültige E-Mail-Adresse').waitFor();
  await page.getByText('Bitte gib eine gültige E-Mail-Adresse ein.').first().waitFor();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('mila@test.example');
  await page.getByRole('checkbox').uncheck();
  await show.click();
  await page.getByText('Zustimmung erforderlich').waitFor();
  await page.getByText('Bitte stimme den AGB und der Datenschutzerklärung zu.').waitFor();
  await page.getByRole('checkbox').check();
  await page.context().setOffline(true);
  await show.click();
  await page.getByText('Kein Empfang. Deine Antworten sind auf dem Gerät gespeichert.', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await intercept(page, '**/api/assessments', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }),
  );
  await show.click();
  await page.getByText('Es gab einen Fehler beim Verarbeiten deiner Anfrage.').waitFor();
  await page.unroute('**/api/assessments');
  await show.click();

  await page.getByRole('heading', { name: 'Dein Ergebnis', exact: true }).waitFor();
  await page.getByRole('slider', { name: /Netzdiagramm/ }).waitFor();
  const stored = () => browsers.sql<{ answers: number[] }[]>`select answers from handball_assessments where email = 'mila@test.example'`;
  expect(await stored()).toEqual([{ answers: [10, ...Array.from({ length: 31 }, () => 4)] }]);
  const best = page.getByRole('region', { name: 'Deine stärksten Fähigkeiten' });
  await best.getByText('5,5').waitFor();
  await best.getByText('Durchschnittlich').first().waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Hier liegt am meisten drin' }).getByRole('heading', { level: 3 }).count())
    .toBe(3);
  const interval = page.getByRole('region', { name: 'Empfehlungen' }).getByRole('listitem').filter({ hasText: '15-15-Intervalle' });
  await expect.poll(() => interval.locator('svg path').count()).toBeGreaterThan(10);
  await page.getByText('Tabelle', { exact: true }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(9);
  await expectAccessibleAtBothWidths(page);

  // The result is there again without a network, and nothing is stored twice.
  await page.reload();
  await page.getByRole('heading', { name: 'Dein Ergebnis', exact: true }).waitFor();
  expect(await stored()).toHaveLength(1);
  expect(await page.getByRole('link', { name: 'Trainingsplan dazu erstellen' }).getAttribute('href')).toBe('/auth');

  await page.getByRole('button', { name: 'Test wiederholen' }).click();
  await question(page, 1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('heading', { name: 'Dein Ergebnis', exact: true }).waitFor();
});

test('answers that are changed after a lost answer are stored too, and the same ones once', async () => {
  const page = await visitors.come();
  const answers = Array.from({ length: 32 }, () => 5);
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('anwurf.assessment') === null) localStorage.setItem('anwurf.assessment', JSON.stringify(kept));
    },
    { answers, at: 32, isStored: false },
  );
  await page.goto(`${browsers.url}/test`);
  const email = 'verloren@test.example';
  const stored = () =>
    browsers.sql<{ answers: number[] }[]>`select answers from handball_assessments where email = ${email} order by created_at`;
  const send = async () => {
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ergebnis anzeigen' }).click();
  };
  await intercept(page, '**/api/assessments', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = () => page.waitForEvent('requestfailed');
  await Promise.all([lost(), send()]);
  await page.getByText('Kein Empfang.', { exact: false }).waitFor();
  await Promise.all([lost(), page.getByRole('button', { name: 'Ergebnis anzeigen' }).click()]);
  await page.getByText('Kein Empfang.', { exact: false }).waitFor();
  expect(await stored()).toEqual([{ answers }]);
  await page.unroute('**/api/assessments');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await slider(page).fill('9');
  await page.getByRole('button', { name: 'Zum Ergebnis' }).click();
  await send();
  await page.getByRole('heading', { name: 'Dein Ergebnis', exact: true }).waitFor();
  expect(await stored()).toEqual([{ answers }, { answers: answers.with(31, 9) }]);
});

test('the result is shared as text where the system shares, else copied, a refusal is said, and printed it is whole', async () => {
  const page = await visitors.come();
  const answers = Array.from({ length: 32 }, (_, index) => (index < 4 ? 9 : 6));
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('anwurf.assessment', JSON.stringify(kept));
      Reflect.set(navigator, 'share', undefined);
      Reflect.set(navigator.clipboard, 'writeText', (text: string) => {
        Reflect.set(window, 'copied', text);
        return Reflect.get(window, 'refuses') === true ? Promise.reject(new Error('refused')) : Promise.resolve();
      });
    },
    { id: '7e57ab1e-0000-4000-8000-000000000001', answers, at: 32, isStored: true },
  );
  await page.goto(`${browsers.url}/test`);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByText('Kopiert').waitFor();
  expect(await page.evaluate(() => String(Reflect.get(window, 'copied')))).toBe(
    `Meine Stärken im Handball: Mobilität 9,0, Schnelligkeitsausdauer 6,0, Körperstabilität im Kontakt 6,0. Und deine? ${browsers.url}/test`,
  );
  await page.evaluate(() => Reflect.set(window, 'refuses', true));
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByText('Teilen fehlgeschlagen').waitFor();

  await page.evaluate(() => Reflect.set(window, 'print', () => Reflect.set(window, 'printed', true)));
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBe(true);
  expect(await page.getByRole('table').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  // On paper everything is unfolded, and nothing can be pressed.
  await expect.poll(() => page.getByRole('table').isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('row').count()).toBe(9);
  for (const name of ['Teilen', 'Drucken', 'Test wiederholen']) expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Trainingsplan dazu erstellen' }).isVisible()).toBe(false);
  await page.getByRole('region', { name: 'Empfehlungen' }).waitFor();
});

test('a signed-in player finds his address filled in, and the way from the result to a new plan', async () => {
  const player = await browsers.createPlayer(0);
  const answers = Array.from({ length: 32 }, () => 7);
  const page = await visitors.come({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('anwurf.assessment') === null) localStorage.setItem('anwurf.assessment', JSON.stringify(kept));
    },
    { answers, at: 32, isStored: false },
  );
  await page.goto(`${browsers.url}/login?returnTo=%2Ftest`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/test');
  await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe(player.email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ergebnis anzeigen' }).click();
  const plan = page.getByRole('link', { name: 'Trainingsplan dazu erstellen' });
  expect(await plan.getAttribute('href')).toBe('/training-plans/new');
  expect(await browsers.sql`select answers from handball_assessments where email = ${player.email}`).toEqual([{ answers }]);
});

test('nothing is lost at 320 px and at a low screen', async () => {
  const page = await visitors.come();
  await page.goto(`${browsers.url}/test`);
  for (const [width, height] of [
    [320, 568],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await next(page).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await question(page, 3);
});
