import { parseEquipment } from '../vocabulary/equipment.ts';
import { hasOneTypo } from './one-typo.ts';
import type { IndexedWord, PreparedSearch, SearchableExercise, SearchField, SearchText } from './prepare-search.ts';
import { foldedText, placeAfter, type Word, wordsOf } from './search-words.ts';

/** From so many letters on a word may hold a typo. */
const LETTERS_OF_A_TYPO = 5;
/** From so many letters on a word is looked for inside others: 'beuge' is in 'Kniebeuge'. */
const LETTERS_OF_A_PART = 3;
/** Words a query may hold beside those it means. */
const FILLERS = new Set([
  'mit',
  'am',
  'an',
  'auf',
  'der',
  'die',
  'das',
  'dem',
  'den',
  'im',
  'in',
  'und',
  'zum',
  'zur',
  'the',
  'with',
  'and',
]);

/** Lower is better; each field has a place for the start of a word and, behind it, for a part of one. */
const RANK = { wholeName: 0, startOfName: 1, name: 2, wholeSynonym: 4, synonym: 5, muscle: 7, equipment: 9, similar: 20 };

/** What one word of the query found, to be marked. */
export interface SearchMatch {
  field: SearchField;
  /** The text it stands in, composed (NFC): the name, a synonym, a muscle, a piece of equipment. */
  text: string;
  /** First letter of the match in the text. */
  start: number;
  /** After its last letter. */
  end: number;
}

export interface SearchHit<Exercise> {
  exercise: Exercise;
  /** Found only by forgiving a typo. */
  isSimilar: boolean;
  /** One for each word of the query, in its order. */
  matches: readonly SearchMatch[];
}

interface Found {
  rank: number;
  text: SearchText;
  start: number;
  /** First letter and number of letters within the folded word; null marks the whole text. */
  part: { from: number; letters: number } | null;
}

type FoundByExercise = Map<number, Found>;

function keepBetter(found: FoundByExercise, candidate: Found): void {
  const known = found.get(candidate.text.exercise);
  if (known === undefined || candidate.rank < known.rank) found.set(candidate.text.exercise, candidate);
}

/** How a typed word meets an indexed one, with what it adds to the rank of the field; null where it doesn't. */
function meeting(typed: string, { folded, joinedAfter }: IndexedWord): { behind: number; from: number; letters: number } | null {
  if (folded.startsWith(typed)) return typed.length > joinedAfter ? { behind: 0, from: 0, letters: typed.length } : null;
  if (joinedAfter > 0) return null;
  const from = typed.length < LETTERS_OF_A_PART ? -1 : folded.indexOf(typed);
  if (from > 0) return { behind: 1, from, letters: typed.length };
  const isSimilar = typed.length >= LETTERS_OF_A_TYPO && hasOneTypo(typed, folded);
  return isSimilar ? { behind: RANK.similar, from: 0, letters: Math.min(typed.length, folded.length) } : null;
}

/** The best place of one word of the query in every exercise that has one. */
function findWord({ words, equipmentTexts }: PreparedSearch<SearchableExercise>, typed: string, spelling: string): FoundByExercise {
  const found: FoundByExercise = new Map();
  for (const word of words) {
    const met = meeting(typed, word);
    if (met === null) continue;
    for (const { text, start } of word.places) keepBetter(found, { rank: RANK[text.field] + met.behind, text, start, part: met });
  }
  const equipment = parseEquipment(spelling);
  const texts = equipment === undefined ? [] : (equipmentTexts.get(equipment) ?? []);
  for (const text of texts) keepBetter(found, { rank: RANK.equipment, text, start: 0, part: null });
  return found;
}

/** The rank of a whole query that is or starts a name or is a synonym; nothing for any other. */
function rankOfPhrase(titles: readonly SearchText[], phrase: string): number {
  const ranks = titles.map(({ field, folded }) => {
    if (field !== 'name') return folded === phrase ? RANK.wholeSynonym : Infinity;
    return folded === phrase ? RANK.wholeName : folded.startsWith(phrase) ? RANK.startOfName : Infinity;
  });
  return Math.min(...ranks);
}

function toMatch({ text, start, part }: Found): SearchMatch {
  const { field, text: written } = text;
  if (part === null) return { field, text: written, start: 0, end: written.length };
  const first = placeAfter(written, start, part.from);
  return { field, text: written, start: first, end: placeAfter(written, first, part.letters) };
}

function meantWords(words: readonly Word[]): readonly Word[] {
  const meant = words.filter(({ folded }) => !FILLERS.has(folded));
  return meant.length > 0 ? meant : words;
}

/**
 * Exercises that have every word of the query in their name, synonyms, muscles or equipment, the best first: the
 * name itself, a name that starts so, a word of the name, a synonym, a muscle, equipment; then what is similar, one
 * letter apart. Within each, what stands earlier in its text and has the shorter name comes first. Case, umlauts spelled as two letters, hyphens and filling words don't matter. A query without a letter
 * finds nothing.
 */
export function searchExercises<Exercise extends SearchableExercise>(
  prepared: PreparedSearch<Exercise>,
  query: string,
): SearchHit<Exercise>[] {
  const composed = query.normalize('NFC');
  const typed = wordsOf(composed);
  const phrase = foldedText(typed);
  const found = meantWords(typed).map(({ folded, start, end }) => findWord(prepared, folded, composed.slice(start, end)));

  return prepared.exercises
    .flatMap((exercise, index) => {
      const places = found.flatMap((byExercise) => byExercise.get(index) ?? []);
      if (places.length === 0 || places.length < found.length) return [];
      const rank = Math.min(rankOfPhrase(prepared.titles[index] ?? [], phrase), Math.max(...places.map((place) => place.rank)));
      const start = Math.min(...places.map((place) => place.start));
      return [{ rank, start, hit: { exercise, isSimilar: rank >= RANK.similar, matches: places.map(toMatch) } }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.start - b.start || a.hit.exercise.name.length - b.hit.exercise.name.length)
    .map(({ hit }) => hit);
}
