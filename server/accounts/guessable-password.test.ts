import { expect, it } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

it.each([
  'password',
  'PassWort1',
  'qwertz123',
  'Handball7',
  'fu\u0308chse1',
  '111111',
  'abcdefgh',
  '987654321',
  'ééééééé',
  '12.05.2009',
  // The product, the sport or a season with a year or a number.
  'Anwurf123!',
  'anwurf2026',
  'Handball2026',
  'Handball2026!',
  'Sommer2026!',
  'Hamburg2025',
  'Kreisläufer13',
  'Passwort2026!',
])('refuses %s', (password) => expect(isGuessablePassword(password)).toBe(true));

it.each(['mika.sommerfeld@tsv-beispiel.de', 'mika.sommerfeld', 'Sommerfeld1', 'Sommerfeld2008', 'tsv-beispiel', 'Mika2008!'])(
  'refuses %s for its own address alone',
  (password) => {
    expect(isGuessablePassword(password, 'mika.sommerfeld@tsv-beispiel.de')).toBe(true);
    expect(isGuessablePassword('zebra tinte nordwind', 'mika.sommerfeld@tsv-beispiel.de')).toBe(false);
  },
);

it.each(['Kreis läuft 7m', 'x7#qpa9z', 'handballschuhe im regen', 'Rückraum läuft 9m', 'Wurfkreis am Abend'])('accepts %s', (password) =>
  expect(isGuessablePassword(password, 'mika.sommerfeld@tsv-beispiel.de')).toBe(false),
);
