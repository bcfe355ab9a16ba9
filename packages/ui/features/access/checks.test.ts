import { describe, expect, test } from 'vitest';
import { emailProblem, type NewAccount, newAccountProblem, newPasswordProblem } from './checks.ts';

const account: NewAccount = {
  names: { firstName: 'Mila', lastName: 'Brandt' },
  code: '123456',
  password: 'hallenboden',
  confirmPassword: 'hallenboden',
  oldEnough: true,
};

describe('errors before anything is sent', () => {
  test.each([
    ['', 'E-Mail erforderlich'],
    ['   ', 'E-Mail erforderlich'],
    ['mila', 'E-Mail ungültig'],
    ['mila@halle', 'E-Mail ungültig'],
  ])('the address %j', (email, title) => {
    expect(emailProblem(email)?.title).toBe(title);
  });

  test('an address with spaces around is fine', () => {
    expect(emailProblem(' mila@beispiel.de ')).toBeNull();
  });

  test.each([
    ['kurz1', 'kurz1', 'Passwort zu kurz', 'Das Passwort muss mindestens 8 Zeichen lang sein.'],
    ['x'.repeat(129), 'x'.repeat(129), 'Passwort zu lang', 'Das Passwort darf höchstens 128 Zeichen lang sein.'],
    ['hallenboden', 'hallenbodem', 'Passwörter stimmen nicht überein', 'Bitte überprüfe deine Passwörter.'],
  ])('the passwords %j and %j', (password, confirmPassword, title, text) => {
    expect(newPasswordProblem({ password, confirmPassword })).toMatchObject({ title, text });
  });

  test.each([
    [{}, []],
    [{ code: null }, []],
    [{ code: '12345' }, ['code']],
    [{ names: { fullName: ' ' } }, ['fullName']],
    [{ oldEnough: false }, ['oldEnough']],
    [
      { code: '', names: { firstName: '', lastName: '' }, password: '', confirmPassword: '', oldEnough: false },
      ['code', 'firstName', 'lastName', 'password', 'oldEnough'],
    ],
  ])('a new account with %j is marked at %j', (change, fields) => {
    expect(Object.keys(newAccountProblem({ ...account, ...change })?.fields ?? {})).toEqual(fields);
  });
});
