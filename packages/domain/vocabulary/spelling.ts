import { writtenName } from './name.ts';

/** Folds irrelevant differences of spelling: case, outer and repeated blanks, invisible characters, Unicode composition. */
export function foldSpelling(text: string): string {
  return writtenName(text).toLocaleLowerCase('de-DE');
}

/**
 * Creates a parser for a closed list: it accepts the canonical values and their aliases, ignores case and surplus blanks, and
 * returns undefined for everything else.
 */
export function spellingParser<Value extends string>(
  aliasesByValue: Record<Value, readonly string[]>,
): (text: string) => Value | undefined {
  const valueBySpelling = new Map<string, Value>();
  for (const value of Object.keys(aliasesByValue) as Value[]) {
    for (const spelling of [value, ...aliasesByValue[value]]) {
      valueBySpelling.set(foldSpelling(spelling), value);
    }
  }
  return (text) => valueBySpelling.get(foldSpelling(text));
}
