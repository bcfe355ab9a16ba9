const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };
const NO_LETTER = /[^\p{L}\p{N}]/u;
const PLAIN = /^[a-z0-9]*$/;

/** A word of a text, folded for comparison, with its position. */
export interface Word {
  /** Lower case without accents; ä is ae. */
  folded: string;
  start: number;
  /** Index after the last letter. */
  end: number;
}

function foldLetter(letter: string): string {
  const lower = letter.toLowerCase();
  return SPELLED_OUT[lower] ?? lower.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : Array.from(word, foldLetter).join('');
}

/** The words of a text in order; positions refer to the composed form (NFC) of the text. */
export function wordsOf(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}

/** Joins folded words, so that two spellings of a text are equal. */
export function foldedText(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/**
 * Position in a composed text after a number of folded letters from a start: 'ue' of 'Kürbis' is one letter there. Other
 * characters are not counted.
 */
export function placeAfter(text: string, start: number, foldedLetters: number): number {
  const asWritten = start + foldedLetters;
  if (PLAIN.test(text.slice(start, asWritten).toLowerCase())) return Math.min(asWritten, text.length);
  let place = start;
  let left = foldedLetters;
  while (left > 0 && place < text.length) {
    const letter = String.fromCodePoint(text.codePointAt(place) ?? 0);
    if (!NO_LETTER.test(letter)) left -= foldLetter(letter).length;
    place += letter.length;
  }
  return place;
}
