import type { Locator, Page } from 'playwright-core';

/** The dashboard's session to train next, whatever day it is planned for: 'Heute', 'Nächste Einheit, Mittwoch', 'Heute frei'. */
export function nextSession(page: Page): Locator {
  return page.getByRole('region', { name: /, Einheit \d+$/ });
}
