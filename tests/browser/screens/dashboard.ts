import type { Locator, Page } from 'playwright-core';

/** The dashboard's session to train next, whatever day it is planned for: 'Heute', 'Nächste Einheit, Mittwoch', 'Heute frei'. */
export function nextSession(page: Page): Locator {
  return page.getByRole('region', { name: /, Einheit \d+$/ });
}

/**
 * Waits after a sign-in until this device has everything. Its session is shown before, from the server's rows: only from then on can the page be left,
 * the network go, or the store be looked at.
 */
export async function sessionIsStored(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  await nextSession(page).waitFor(options);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor(options);
}
