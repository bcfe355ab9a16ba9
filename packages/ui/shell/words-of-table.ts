import type { ColumnWord } from './table-word-types.ts';
import { tableWords } from './table-words.ts';

type Words = {
  readonly row: string;
  readonly number?: string;
  readonly names?: readonly string[];
  readonly conflict?: string;
  readonly columns: Readonly<Record<string, ColumnWord | null>>;
};

/** The words of a table by its name in the database; undefined for one that this release does not know. */
export function wordsOf(table: string): Words | undefined {
  const words: Readonly<Record<string, Words>> = tableWords;
  return Object.hasOwn(words, table) ? words[table] : undefined;
}

/** The player's word for a row of a synced table. */
export function rowWord(table: string): string {
  return wordsOf(table)?.row ?? 'Eintrag';
}
