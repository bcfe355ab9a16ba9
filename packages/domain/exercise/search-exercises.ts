import { parseEquipment } from '../vocabulary/equipment.ts';
import { writtenName } from '../vocabulary/name.ts';
import { hasOneTypo } from './one-typo.ts';
import type { IndexedWord, PreparedSearch, SearchableExercise, SearchField, SearchText } from './prepare-search.ts';
import { foldedText, placeAfter, type Word, wordsOf } from './search-words.ts';

/** Words of at least this length may contain a typo. */
const LETTERS_OF_A_TYPO = 5;
/** Words of at least this length are also found inside others: 'beuge' is in 'Kniebeuge'. */
const LETTERS_OF_A_PART = 3;
/** Filler words of a query, which are ignored. */
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

/** Lower is better; each field has a rank for the start of a word and a following one for a part of it. */
const RANK = { wholeName: 0, startOfName: 1, name: 2, wholeSynonym: 4, synonym: 5, muscle: 7, equipment: 9, similar: 20 };

/** The match of one query word, for marking. */
export interface SearchMatch {
  field: SearchField;
  /** The text that contains it, composed (NFC): the name, a synonym, a muscle, a piece of equipment. */
  text: string;
  /** Index of the match's first letter in the text. */
  start: number;
  /** Index after its last letter. */
  end: number;
}

export interface SearchHit<Exercise> {
  exercise: Exercise;
  /** Whether it was found only by forgiving a typo. */
  isSimilar: boolean;
  /** One per query word, in order. */
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

/** How a typed word matches an indexed one, and the addition to the field's rank; null: no match. */
function meeting(typed: string, { folded, joinedAfter }: IndexedWord): { behind: number; from: number; letters: number } | null {
  if (folded.startsWith(typed)) return typed.length > joinedAfter ? { behind: 0, from: 0, letters: typed.length } : null;
  if (joinedAfter > 0) return null;
  const from = typed.length < LETTERS_OF_A_PART ? -1 : folded.indexOf(typed);
  if (from > 0) return { behind: 1, from, letters: typed.length };
  const isSimilar = typed.length >= LETTERS_OF_A_TYPO && hasOneTypo(typed, folded);
  return isSimilar ? { behind: RANK.similar, from: 0, letters: Math.min(typed.length, folded.length) } : null;
}

/** The best match of one query word in every exercise that has one. */
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

/** The rank of a query that is or starts a name or is a synonym; empty for any other. */
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
 * Finds exercises that have every word of the query in their name, synonyms, muscles or equipment, best first: the name itself, a
 * name that starts so, a word of the name, a synonym, a muscle, equipment; then similar ones, one letter apart. Within each,
 * earlier matches and shorter names come first. Case, umlauts spelled as two letters, hyphens and filler words don't matter. A
 * query without a letter finds nothing.
 */
export function searchExercises<Exercise extends SearchableExercise>(
  prepared: PreparedSearch<Exercise>,
  query: string,
): SearchHit<Exercise>[] {
  const composed = writtenName(query);
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
