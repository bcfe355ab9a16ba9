import { afterAll, beforeAll } from 'vitest';
import { passwordCost } from '../../../server/accounts/password.ts';

/** Hashes passwords at a hundredth of the work while the tests of this file run: for those that hash by the hundred and are about something else. */
export function useCheapPasswords(): void {
  const real = { ...passwordCost };
  beforeAll(() => void Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 }));
  afterAll(() => void Object.assign(passwordCost, real));
}
