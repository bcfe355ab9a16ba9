import type { CSSProperties } from 'react';

const SHORTEST = 2;

/** Passes a style sheet how many characters a number and its unit have, so that the number is as large as all of it can be shown. */
export function numberRoom(text: string, unit: string): CSSProperties {
  return { '--length': Math.max(SHORTEST, text.length), '--unit-length': unit.length } as CSSProperties;
}
