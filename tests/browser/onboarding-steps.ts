import type { BrowserContext, Page } from 'playwright-core';

/** The first page of a browser. */
export function firstPage(context: BrowserContext): Page {
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  // Two cores may have other work; what is awaited may take its time.
  page.setDefaultTimeout(60_000);
  return page;
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
