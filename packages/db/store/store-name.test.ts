import { expect, test } from 'vitest';
import { journalName, ownerOfJournal } from '../journal/journal-name.ts';
import { fileDatabaseName, storeName, storeOf } from './store-name.ts';
import { storeVersion } from './store-version.ts';

const user = '0198a000-0000-7000-8000-000000000001';

test.each([0, 1, 12])('a store and its owner are read from its name, also of generation %d and of other versions', (generation) => {
  for (const version of [storeVersion, '0.2.17', '0.4.0-beta.1-3']) {
    const name = storeName(user, version, generation);
    expect(storeOf(name)).toEqual({ name, userId: user });
    expect(storeOf(fileDatabaseName(name))).toEqual({ name, userId: user });
  }
});

test('the owner of a journal is read from its name', () => {
  expect(ownerOfJournal(journalName(user))).toBe(user);
});

test.each([`anwurf-probe-${user}`, journalName(user), 'anwurf-stores', 'anwurf-sealed', 'anwurf', `other-1-${user}`, ''])(
  '%s is no store',
  (name) => {
    expect(storeOf(name)).toBeUndefined();
  },
);

test.each([storeName(user, storeVersion, 0), 'anwurf-journal-', 'anwurf-stores', `anwurf-journal-${user}-2`])(
  '%s is no journal',
  (name) => {
    expect(ownerOfJournal(name)).toBeUndefined();
  },
);
