import type { Page } from 'playwright-core';

/** Enters a weight, confirms the set and waits until it is shown as saved. */
export async function logWeight(page: Page, number: number, weight: number): Promise<void> {
  const field = page.getByRole('textbox').first();
  await field.fill(String(weight));
  await field.press('Tab');
  await page.getByRole('button', { name: `Satz ${number} abgeschlossen` }).click();
  await page.getByRole('button', { name: `Satz ${number} gespeichert, bearbeiten` }).waitFor();
}
