import { describe, expect, test } from 'vitest';
import { RequestError } from '../http/request-error.ts';
import { failureOf, waitWords } from './failure.ts';

const words = {
  title: 'Fehler beim Setzen des Passworts',
  text: 'Bitte versuche es später erneut.',
  codes: { code_invalid: 'Der Code stimmt nicht.' },
  fieldOf: { code_invalid: 'code' },
} as const;

describe('the words of a failed request', () => {
  test('a known code has its own words, at the field it belongs to', () => {
    expect(failureOf(new RequestError('code_invalid', 'x'), words)).toEqual({
      title: words.title,
      text: 'Der Code stimmt nicht.',
      fields: { code: 'Der Code stimmt nicht.' },
    });
  });

  test('the server’s error of a field stays there', () => {
    const { fields } = failureOf(new RequestError('invalid_input', 'x', { email: 'Bitte gib eine gültige E-Mail-Adresse ein.' }), words);
    expect(fields).toEqual({ email: 'Bitte gib eine gültige E-Mail-Adresse ein.' });
  });

  test('without a network it says what is kept and what to do', () => {
    expect(failureOf(new RequestError('unreachable', 'x'), words).text).toBe(
      'Kein Empfang. Deine Eingaben bleiben hier stehen. Versuche es, sobald du Netz hast.',
    );
  });

  test('without the server, but with reception, it does not speak of reception', () => {
    expect(failureOf(new RequestError('away', 'status 502'), words).text).toBe(
      'Der Server antwortet nicht. Deine Eingaben bleiben hier stehen. Bitte versuche es später erneut.',
    );
  });

  test('too many tries name the wait', () => {
    expect(failureOf(new RequestError('too_many_requests', 'x', {}, 840), words).text).toContain('Bitte warte 14 Minuten.');
  });

  test.each([new RequestError('internal', 'stack of the server'), new TypeError('x is not a function')])(
    'anything else is the documented text, never that of the machine: %s',
    (error) => {
      expect(failureOf(error, words)).toEqual({ title: words.title, text: words.text });
    },
  );
});

test.each([
  [undefined, 'einen Moment'],
  [1, '2 Sekunden'],
  [89, '89 Sekunden'],
  [90, '2 Minuten'],
  [900, '15 Minuten'],
])('a wait of %s seconds is %s', (seconds, expected) => {
  expect(waitWords(seconds)).toBe(expected);
});
