import { type Equipment, equipmentLabel, parseEquipment } from '../vocabulary/equipment.ts';
import type { MovementPattern } from './catalogue-exercise.ts';
import { MUSCLE_WORDS } from './muscle-words.ts';
import { foldedText, type Word, wordsOf } from './search-words.ts';

/** Fields of an exercise that search uses, ours or the player's own. */
export interface SearchableExercise {
  readonly name: string;
  readonly synonyms?: readonly string[];
  /** Any known spelling. */
  readonly equipment?: readonly string[];
  readonly pattern?: MovementPattern | null;
  /** Muscles that the player has chosen for an own one. */
  readonly muscles?: readonly string[];
}

/** Field in which a word was found. */
export type SearchField = 'name' | 'synonym' | 'muscle' | 'equipment';

/** One text of one exercise. */
export interface SearchText {
  /** Position in the prepared list. */
  exercise: number;
  field: SearchField;
  /** Composed (NFC). */
  text: string;
  folded: string;
}

/** A word with all its occurrences. */
export interface IndexedWord {
  folded: string;
  /** Letters of the first of two joined words; 0 for a single word. */
  joinedAfter: number;
  places: { text: SearchText; start: number }[];
}

export interface PreparedSearch<Exercise extends SearchableExercise> {
  exercises: readonly Exercise[];
  words: readonly IndexedWord[];
  /** Name and synonyms of every exercise, in the order of the exercises. */
  titles: readonly (readonly SearchText[])[];
  equipmentTexts: ReadonlyMap<Equipment, readonly SearchText[]>;
}

/** Returns the entry of a key, creating it when missing. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function placesOf(words: Map<string, IndexedWord>, folded: string, joinedAfter: number): IndexedWord['places'] {
  return entryOf(words, folded, () => ({ folded, joinedAfter, places: [] })).places;
}

function shownEquipment(spelling: string): string {
  const equipment = parseEquipment(spelling);
  return equipment === undefined ? spelling : equipmentLabel(equipment);
}

/** Joins each two neighbours: 'pullup' finds 'Pull-up'. */
function joinedPairs(words: readonly Word[]): (Word & { joinedAfter: number })[] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index];
    return first === undefined
      ? []
      : [{ folded: first.folded + second.folded, start: first.start, end: second.end, joinedAfter: first.folded.length }];
  });
}

function textsOf({ name, synonyms = [], equipment = [], pattern, muscles = [] }: SearchableExercise): (readonly [SearchField, string])[] {
  return [
    ['name', name] as const,
    ...synonyms.map((synonym) => ['synonym', synonym] as const),
    ...[...(pattern ? MUSCLE_WORDS[pattern] : []), ...muscles].map((word) => ['muscle', word] as const),
    ...equipment.map((spelling) => ['equipment', shownEquipment(spelling)] as const),
  ];
}

/** Indexes the exercises once, so that queries are fast; the list may mix ours and own ones. */
export function prepareSearch<Exercise extends SearchableExercise>(exercises: readonly Exercise[]): PreparedSearch<Exercise> {
  const words = new Map<string, IndexedWord>();
  const pairs = new Map<string, IndexedWord>();
  const equipmentTexts = new Map<Equipment, SearchText[]>();

  const titles = exercises.map((exercise, index) =>
    textsOf(exercise).flatMap(([field, original]) => {
      const written = wordsOf(original);
      const isTitle = field === 'name' || field === 'synonym';
      const text: SearchText = { exercise: index, field, text: original.normalize('NFC'), folded: foldedText(written) };
      for (const { folded, start } of written) placesOf(words, folded, 0).push({ text, start });
      const equipment = field === 'equipment' ? parseEquipment(original) : undefined;
      if (equipment !== undefined) entryOf(equipmentTexts, equipment, () => []).push(text);
      if (!isTitle) return [];
      for (const { folded, start, joinedAfter } of joinedPairs(written)) placesOf(pairs, folded, joinedAfter).push({ text, start });
      return [text];
    }),
  );
  return { exercises, words: [...words.values(), ...pairs.values()], titles, equipmentTexts };
}
