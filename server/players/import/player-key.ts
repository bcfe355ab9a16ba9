import { sharedName } from './namesakes.ts';
import { writtenSeason } from './read-cell.ts';

/** ß and umlauts as lists without them write them; other marks are dropped. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** Words in lower case, without marks, of nothing but letters and digits. */
function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Key of a person: the words of the name in any order and any spelling of umlauts. 'MÜLLER, Jörg' and 'Joerg Mueller' are one. Two people of
 * one name are one as well, also where their shirt numbers differ: who is hidden stays hidden rather than found.
 */
export function personKey(name: string): string {
  return plainWords(sharedName(name)).toSorted().join(' ');
}

/** Key of a player's season in a team: by it spellings are merged. */
export function seasonKey({
  name,
  mannschaft,
  saison,
}: {
  readonly name: string;
  readonly mannschaft: string;
  readonly saison: string;
}): string {
  return [personKey(name), plainWords(mannschaft).join(' '), writtenSeason(saison).toLowerCase()].join('\n');
}
