import { expect } from 'vitest';
import type { EnginePage, Locator } from './engine-page.ts';

/** In ms, of a machine with other work. */
const patience = { timeout: 90_000 };

/** The set as the workout shows it once it is on disk. */
export const savedSet = (number: number): Locator => ({ role: 'button', name: new RegExp(`^Satz ${number} gespeichert, bearbeiten`) });
/** The same while it has not reached the server. */
export const waitingSet = (number: number): Locator => ({
  role: 'button',
  name: `Satz ${number} gespeichert, bearbeiten, noch nicht abgeglichen`,
});

/** Enters a weight and confirms the set. The last one of a workout leads to its end. */
export async function confirmSet(page: EnginePage, number: number, weight: number): Promise<void> {
  await page.enter({ role: 'textbox', name: /kg/ }, String(weight));
  await page.click({ role: 'button', name: `Satz ${number} abgeschlossen` });
}

/** The same; returns when it is said to be saved. */
export async function logSet(page: EnginePage, number: number, weight: number): Promise<void> {
  await confirmSet(page, number, weight);
  await page.get(savedSet(number));
}

/** Goes on with the workout that has begun, after its page was loaded anew. */
export async function resumeWorkout(page: EnginePage): Promise<void> {
  await page.click({ role: 'button', name: 'Fortsetzen', inside: '[role=alertdialog]' });
}

/** Answers to the questions after the name and the player card. */
const answers: readonly string[] = ['Weiblich', 'Rückraumspieler', 'Mehr Tore werfen', 'Saisonvorbereitung', '3x', '2x', '60', 'Hanteln'];

/** Answers the ten questions of a newcomer, the player card by skipping it. */
export async function answerQuestions(page: EnginePage): Promise<void> {
  await page.enter({ role: 'textbox', name: 'Vor- und Nachname' }, 'Ada Beispiel');
  await page.click({ role: 'button', name: 'Weiter' });
  await page.get({ role: 'progressbar', name: 'Schritt 2 von 10' });
  await page.click({ role: 'button', name: 'Überspringen' });
  for (const [index, answer] of answers.entries()) {
    await page.get({ role: 'progressbar', name: `Schritt ${index + 3} von 10` });
    await page.click({ text: answer });
    await page.click({ role: 'button', name: 'Weiter' });
  }
}

/** Presses again as long as the button stands there: one that has just arrived takes no press at first. */
export async function pressUntil(page: EnginePage, button: Locator, shown: Locator): Promise<void> {
  const press = async () => {
    if (await page.sees(shown)) return true;
    if (await page.sees(button)) await page.click(button);
    return page.sees(shown);
  };
  await expect.poll(press, patience).toBe(true);
}
