/**
 * Days after a player's newest test from which on the next one is worth it, and for how many days it is said.
 * @source own choice: a block of training lasts six weeks, and within less most tests show their own error (`typical-errors.json`)
 */
export const NEXT_TEST_DAYS = { after: 42, said: 7 } as const;
