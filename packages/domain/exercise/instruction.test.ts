import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { readInstruction } from './instruction.ts';

it.each([
  ['Gehe tief. Stehe auf! Häufiger Fehler: die Knie fallen.', ['Gehe tief.', 'Stehe auf!'], 'die Knie fallen.'],
  ['Nimm ein Gewicht, z. B. Hanteln. Halte es.', ['Nimm ein Gewicht, z. B. Hanteln.', 'Halte es.'], null],
  ['', [], null],
])('reads %j', (text, steps, mistake) => {
  expect(readInstruction(text)).toEqual({ steps, mistake });
});

it('finds steps in every instruction of the catalogue, without losing a word', () => {
  for (const { slug, instruction } of CATALOGUE) {
    const { steps, mistake } = readInstruction(instruction);
    expect(steps.length, slug).toBeGreaterThan(0);
    expect([...steps, ...(mistake === null ? [] : [`Häufiger Fehler: ${mistake}`])].join(' ')).toBe(instruction);
  }
});
