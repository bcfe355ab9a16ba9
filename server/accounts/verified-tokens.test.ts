import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VerifiedTokens } from './verified-tokens.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const claims = (expiresAt: number) => ({ userId: 'user', sessionId: 'session', expiresAt });

it('a token is cached until the second in which it expires', () => {
  const tokens = new VerifiedTokens();
  tokens.note('token', claims(1010));
  vi.setSystemTime(1_009_999);
  expect(tokens.find('token')).toEqual(claims(1010));
  vi.setSystemTime(1_010_000);
  expect(tokens.find('token')).toBeUndefined();
});

it('a token that differs in one letter is unknown', () => {
  const tokens = new VerifiedTokens();
  tokens.note('head.claims.signature', claims(1010));
  expect(tokens.find('head.claims.signaturf')).toBeUndefined();
});

it('expired tokens are evicted', () => {
  const tokens = new VerifiedTokens();
  for (let count = 0; count < 100; count += 1) tokens.note(`old ${count}`, claims(1010));
  vi.setSystemTime(1_010_000);
  tokens.note('new', claims(1020));
  expect(tokens.size).toBe(1);
});

it('only the newest tokens up to the limit are kept', () => {
  const tokens = new VerifiedTokens(3);
  for (let count = 0; count < 10; count += 1) tokens.note(`token ${count}`, claims(1010));
  expect(tokens.size).toBe(3);
  expect(tokens.find('token 6')).toBeUndefined();
  expect(tokens.find('token 7')).toEqual(claims(1010));
});
