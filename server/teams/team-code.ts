import { randomInt } from 'node:crypto';

/** Letters and digits without those that are mistaken for others: 0, O, 1, I. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Length of a code: 40 bits, which the limit of tries makes hopeless to guess. */
const length = 8;

/** A new code by which somebody joins a team. */
export function newTeamCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
