/** Whole steps from 0 to 10. */
export const MOST_AGREEMENT = 10;

/** Initial value of an answer. */
export const FIRST_AGREEMENT = 5;

const words = [
  [1, 'Trifft überhaupt nicht zu'],
  [3, 'Trifft kaum zu'],
  [4, 'Trifft wenig zu'],
  [5, 'Trifft teilweise zu'],
  [6, 'Trifft eher zu'],
  [8, 'Trifft weitgehend zu'],
] as const;

/** An answer from 0 to 10 in words. */
export function agreementWords(value: number): string {
  return words.find(([upTo]) => value <= upTo)?.[1] ?? 'Trifft voll und ganz zu';
}
