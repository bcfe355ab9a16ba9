import { expect, test } from 'vitest';
import { isNamed } from './find-member.ts';

test.each([
  ['Mila Groß', 'gross', true],
  ['Mila Groß', 'mi gro', true],
  ['Änne Öztürk', 'ozt', true],
  ['Änne Öztürk'.normalize('NFD'), 'änne', true],
  ['Mila Groß', 'ila', false],
  ['Mila Groß', '  ', true],
])('%s is found by "%s": %s', (name, typed, found) => expect(isNamed(name, typed)).toBe(found));
