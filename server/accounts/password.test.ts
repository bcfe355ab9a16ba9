import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('accepts the password in any Unicode form and nothing else', async () => {
  const stored = await hashPassword('siebenmeter\u00e4');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'siebenmetera\u0308')).toBe(true);
  expect(await verifyPassword(stored, 'siebenmeter')).toBe(false);
});

it('never accepts a password where there is no hash, not even the dummy’s', async () => {
  expect(await verifyPassword(undefined, 'no account has this')).toBe(false);
});
