import { writtenName } from './name.ts';

/** Folds irrelevant differences of spelling: case, outer and repeated blanks, invisible characters, Unicode composition. */
export function foldSpelling(text: string): string {
  return writtenName(text).toLocaleLowerCase('de-DE');
}

function foldedSpellings<Value extends string>(aliasesByValue: Record<Value, readonly string[]>): ReadonlyMap<string, Value> {
  const values = Object.keys(aliasesByValue) as Value[];
  return new Map(values.flatMap((value) => [value, ...aliasesByValue[value]].map((spelling) => [foldSpelling(spelling), value])));
}

/**
 * Creates a parser for a closed list: it accepts the canonical values and their aliases, ignores case and surplus blanks, and
 * returns undefined for everything else.
 */
export function spellingParser<Value extends string>(
  aliasesByValue: Record<Value, readonly string[]>,
): (text: string) => Value | undefined {
  // Made when it first parses: a device's start brings all lists, and parses by few.
  let valueBySpelling: ReadonlyMap<string, Value> | undefined;
  return (text) => (valueBySpelling ??= foldedSpellings(aliasesByValue)).get(foldSpelling(text));
}
