import { describe, expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('the way back after login', () => {
  test('keeps a path of this app with its query', () => {
    expect(safeReturnTo('/training-plans/1?mode=train')).toBe('/training-plans/1?mode=train');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', undefined, '/login?returnTo=/x'])(
    'never leaves the app or loops: %s',
    (address) => {
      expect(safeReturnTo(address)).toBe('/dashboard');
    },
  );
});
