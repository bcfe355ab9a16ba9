import { describe, expect, it } from 'vitest';
import { isName, writtenName } from './name.ts';
import { foldSpelling } from './spelling.ts';

describe('a name', () => {
  it.each([
    '',
    ' ',
    '\t\n',
    '\u00a0\u2003',
    '\u200b',
    '\u200d\u200c',
    '\u00ad\u00ad',
    '\u2060\ufeff',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u0301',
    '\u202e \u202c',
    '\0',
    '\u{e0020}',
  ])('is not made of what cannot be seen: %j', (text) => {
    expect([isName(text), writtenName(text)]).toEqual([false, '']);
  });

  it.each([
    ['  Knie\u00adbeuge\u200b ', 'Kniebeuge'],
    ['Kreisläufer'.normalize('NFD'), 'Kreisläufer'],
    ['Kurz\u00a0\u2003\n hantel', 'Kurz hantel'],
    ['\u202eegueb\u202c', 'egueb'],
    ['👩\u200d🦰', '👩\u200d🦰'],
    ['7', '7'],
    ['…', '…'],
  ])('%j is written %j', (text, written) => {
    expect([isName(text), writtenName(text)]).toEqual([true, written]);
  });

  it('is written the same when it is written again', () => {
    for (const text of ['a \u200b b', '\u00ad\u0301e', 'e\u200b\u0301', ' \u200d a'])
      expect(writtenName(writtenName(text))).toBe(writtenName(text));
  });

  it('is compared without what cannot be seen', () => {
    expect(foldSpelling('Knie\u00adBEUGE ')).toBe(foldSpelling('kniebeuge'));
  });

  it('keeps at most thirty marks on a letter', () => {
    expect(writtenName(`a${'\u0316\u0301'.repeat(1000)}`).length).toBeLessThanOrEqual(31);
  });
});
