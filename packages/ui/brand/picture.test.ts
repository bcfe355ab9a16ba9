import { expect, test } from 'vitest';
import { linesOf, writeTwoLines } from './picture.ts';

const fits = (line: string) => line.length <= 12;

test('a title stands in one line while it fits, else in two, and is never cut', () => {
  expect(linesOf('Wurfkraft', 2, fits)).toEqual(['Wurfkraft']);
  expect(linesOf('Wurfkraft im Rückraum', 2, fits)).toEqual(['Wurfkraft im', 'Rückraum']);
  expect(linesOf('Wurfkraft für den linken Rückraum, Einheit 3', 2, fits)).toEqual(['Wurfkraft', 'für den linken Rückraum, Einheit 3']);
  expect(linesOf('Schnelligkeitsausdauer', 2, fits)).toEqual(['Schnelligkeitsausdauer']);
});

test('a picture’s title is written whole and within its room, however long it is', () => {
  for (const title of [
    'Wurfkraft, Einheit 3',
    'Wurfkraft für den linken Rückraum, Einheit 3',
    `${'Donaudampfschifffahrt'.repeat(9)}, Einheit 3`,
  ]) {
    const written: { text: string; end: number }[] = [];
    const width = (text: string) => text.length * 0.5 * Number(/(\d+)px/.exec(ctx.font)?.[1]);
    const ctx = {
      font: '',
      canvas: { width: 1080 },
      measureText: (text: string) => ({ width: width(text) }),
      fillText: (text: string, x: number) => written.push({ text, end: x + width(text) }),
    };
    writeTwoLines(ctx as unknown as CanvasRenderingContext2D, title, 80, 300, { size: 46, weight: 420, color: '#fff' }, 920);
    expect(written.map(({ text }) => text).join(' ')).toBe(title);
    expect(written.every(({ end }) => end <= 1000)).toBe(true);
  }
});
