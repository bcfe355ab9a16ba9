/**
 * Whether a typed word becomes the word, or the start of it, by correcting one letter: a wrong, a missing, a surplus
 * one, or two neighbours swapped. A mere start without a mistake is none. Behind a mistake some of the word must be
 * right, or the word must be over: 'squad' is no mistyped 'squatting'.
 */
export function hasOneTypo(typed: string, word: string): boolean {
  if (typed.length > word.length + 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return false;
  const goesOn = (inTyped: number, inWord: number) =>
    inTyped >= typed.length ? inWord === word.length : word.startsWith(typed.slice(inTyped), inWord);
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return goesOn(same + 1, same + 1) || goesOn(same + 1, same) || goesOn(same, same + 1) || (isSwapped && goesOn(same + 2, same + 2));
}
