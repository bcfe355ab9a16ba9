import type { BrowserContext, Page } from 'playwright-core';
import { deviceStorage } from '@anwurf/contract/device-storage';
import type { BrowserFixture, Player } from '../fixture.ts';

/** The first page of a browser. */
export function firstPage(context: BrowserContext): Page {
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  // Two cores may have other work; what is awaited may take its time.
  page.setDefaultTimeout(60_000);
  return page;
}

/** Makes the player of a device a newcomer again, centrally and on the device; the first question is then open. */
export async function startOver({ sql, url }: BrowserFixture, page: Page, { id }: Player): Promise<void> {
  await sql`delete from fragebogen_antworten where benutzer_id = ${id}`;
  for (const table of [
    'trainingsplanreal',
    'user_dashboard_settings',
    'user_marketing_profiles',
    'training_profiles',
    'complaints',
    'health_consents',
  ] as const)
    await sql`delete from ${sql(table)} where user_id = ${id}`;
  await sql`update profiles set gender = null, date_of_birth = null where id = ${id}`;
  // A file of the same origin, without the app, which would write its drafts again.
  await page.goto(`${url}/manifest.webmanifest`);
  await page.evaluate(
    (names) => {
      for (const key of Object.keys(localStorage)) if (names.some((name) => key.startsWith(name))) localStorage.removeItem(key);
    },
    [deviceStorage.questionnaireDraft.name, deviceStorage.knownPlayer.name, deviceStorage.planWaiting.name],
  );
  await page.goto(`${url}/dashboard`);
  await page.waitForURL('**/onboarding/name');
}

/** Says yes to health data where the questions need them. */
export async function agreeToHealth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Etwas angeben' }).click();
  await page.getByRole('button', { name: 'Ja, speichern' }).click();
}

/** 'Weiter' to the next question. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter' }).click();
}

/** Waits until the nth of the ten questions is asked. */
export async function waitForStep(page: Page, step: number): Promise<void> {
  await page.getByRole('progressbar', { name: `Schritt ${step} von 10` }).waitFor();
}

const answers: Readonly<Record<number, readonly string[]>> = {
  3: ['Weiblich'],
  4: ['Rückraumspieler'],
  5: ['Mehr Tore werfen', 'Höher springen'],
  6: ['Saisonvorbereitung'],
  7: ['3x'],
  8: ['2x'],
  9: ['60'],
  10: ['Hanteln', 'Kettlebell'],
};

/** Answers the questions from one step to another, the player card by skipping it; the last one's 'Weiter' is not tapped. */
export async function answerSteps(
  page: Page,
  from: number,
  to: number,
  between: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let step = from; step <= to; step += 1) {
    await waitForStep(page, step);
    if (step === 1) await page.getByLabel('Vor- und Nachname').fill('Ada Beispiel');
    for (const answer of answers[step] ?? []) await page.getByText(answer, { exact: true }).click();
    await between(step);
    if (step === 2) await page.getByRole('button', { name: 'Überspringen' }).click();
    else if (step < to) await goOn(page);
  }
}
