import { expect, test } from 'vitest';
import { linesOf } from './picture.ts';

const fits = (line: string) => line.length <= 12;

test('a title stands in one line while it fits, else in two, and is never cut', () => {
  expect(linesOf('Wurfkraft', 2, fits)).toEqual(['Wurfkraft']);
  expect(linesOf('Wurfkraft im Rückraum', 2, fits)).toEqual(['Wurfkraft im', 'Rückraum']);
  expect(linesOf('Wurfkraft für den linken Rückraum, Einheit 3', 2, fits)).toEqual(['Wurfkraft', 'für den linken Rückraum, Einheit 3']);
  expect(linesOf('Schnelligkeitsausdauer', 2, fits)).toEqual(['Schnelligkeitsausdauer']);
});
