/**
 * Whether correcting one letter makes a typed word equal to the word or its start: a wrong, a missing or a surplus letter, or two
 * swapped neighbours. A correct start has no typo. After the typo some of the word must be right, or the word must end: 'squad'
 * is not a mistyped 'squatting'.
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
