import type { Shape } from './shape.ts';

/** Most spellings of one shape: a device that finds gaps in each of them is not helped by another one. */
const mostSpellings = 9;

/**
 * Electric answers a shape from what it has stored, for as long as it has it; `expired_handle` is ignored. When that has gaps, the
 * same rows are requested by a condition that is spelled in another way, which is another shape to Electric, with a new snapshot.
 * The handles that devices get say which.
 */
export type Spelling = number;

/** Separates Electric's handle and its spelling. */
const mark = '~';

/** Reads a handle that a device sent. */
export function readSpelled(handle: string): { handle: string; spelling: Spelling } {
  const [, own = handle, digit = '0'] = /^(.*)~(\d)$/.exec(handle) ?? [];
  return { handle: own, spelling: Number(digit) };
}

/** The handle for devices. */
export function writeSpelled(handle: string, spelling: Spelling): string {
  return spelling === 0 ? handle : `${handle}${mark}${spelling}`;
}

/** The next spelling; undefined after the last one. */
export function nextSpelling(spelling: Spelling): Spelling | undefined {
  return spelling < mostSpellings ? spelling + 1 : undefined;
}

/** Electric's condition for a shape; its parameter `$1` is the owner. Undefined: all rows. */
export function spellCondition({ ownerColumn }: Shape, spelling: Spelling): string | undefined {
  const ofOwner = ownerColumn === undefined ? [] : [`"${ownerColumn}" = $1`];
  const spelled = spelling === 0 ? [] : [`${spelling} = ${spelling}`];
  const all = [...ofOwner, ...spelled];
  return all.length === 0 ? undefined : all.join(' AND ');
}
