/**
 * The day of each legal text's current wording. It is shown as its date, and stored with what a player declares by it; a changed text gets
 * a new day (`tests/lint/legal-texts.test.ts`).
 */
export const legalTextVersions = {
  terms: '2026-11-27',
  privacy: '2026-11-28',
  withdrawal: '2026-11-27',
} as const;
