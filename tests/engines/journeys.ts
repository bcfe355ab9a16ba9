import type { EnginePage, Locator } from './engine-page.ts';

/** The set as the workout shows it once it is on disk. */
export const savedSet = (number: number): Locator => ({ role: 'button', name: new RegExp(`^Satz ${number} gespeichert, bearbeiten`) });
/** The same while it has not reached the server. */
export const waitingSet = (number: number): Locator => ({
  role: 'button',
  name: `Satz ${number} gespeichert, bearbeiten, wartet auf Empfang`,
});

/** Enters a weight and confirms the set; returns when it is said to be saved. */
export async function logSet(page: EnginePage, number: number, weight: number): Promise<void> {
  await page.enter({ role: 'textbox', name: /kg/ }, String(weight));
  await page.click({ role: 'button', name: `Satz ${number} abgeschlossen` });
  await page.get(savedSet(number));
}

/** Goes on with the workout that has begun, after its page was loaded anew. */
export async function resumeWorkout(page: EnginePage): Promise<void> {
  await page.click({ role: 'button', name: 'Fortsetzen', inside: '[role=alertdialog]' });
}
