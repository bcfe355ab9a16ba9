import { personKey } from './player-key.ts';

const wordsOf = (key: string) => key.split(' ').filter((word) => word !== '');

/** Whether one letter more, less, other or swapped with its neighbour makes one word of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.slice(start);
  if (short.length < long.length) return rest === long.slice(start + 1);
  const isSwapped = rest[0] === long[start + 1] && rest[1] === long[start] && rest.slice(2) === long.slice(start + 2);
  return rest.slice(1) === long.slice(start + 1) || isSwapped;
}

/** Shorter words differ by one letter from too many others. */
const shortestMisspelt = 4;

function isNearWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short);
  return short.length >= shortestMisspelt && isOneLetterOff(short, long);
}

/** Each word of the shorter name is near to another word of the longer one. */
function areNear(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 2) return false;
  const left = [...long];
  return short.every((word) => {
    const place = left.findIndex((candidate) => isNearWord(word, candidate));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * Finds the name, of a list, that is near to another but not the same person's: a letter off, with an initial or a further name, one word
 * at least the same. For a review by eye, no proof.
 */
export function nearNames(names: Iterable<string>): (name: string) => string | undefined {
  const byWord = new Map<string, { readonly name: string; readonly words: readonly string[] }[]>();
  for (const name of names) {
    const words = wordsOf(personKey(name));
    for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), { name, words }]);
  }
  return (name) => {
    const key = personKey(name);
    const words = wordsOf(key);
    const candidates = words.flatMap((word) => byWord.get(word) ?? []);
    return candidates.find((candidate) => candidate.words.join(' ') !== key && areNear(words, candidate.words))?.name;
  };
}
