import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

it.each(['password', 'PassWort1', 'qwertz123', 'Handball7', 'fu\u0308chse', '111111', 'abcdefgh', '987654321', 'ééééééé'])(
  'refuses %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['Kreis läuft 7m', 'x7#qpa', 'handballschuhe im regen', '👟👟🤾👟👟🤾'])('accepts %s', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
