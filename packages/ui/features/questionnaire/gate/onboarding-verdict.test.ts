import { expect, test } from 'vitest';
import { onboardingVerdict } from './onboarding-verdict.ts';

const fresh = { firstSyncDone: false, connection: 'connecting', problem: null, stopped: [] } as const;
const synced = { ...fresh, firstSyncDone: true, connection: 'online' } as const;

test('answers on this device end the onboarding, whatever the network does', () => {
  expect(onboardingVerdict('given', fresh)).toBe('done');
  expect(onboardingVerdict('given', { ...fresh, connection: 'offline' })).toBe('done');
});

test('no answers open the onboarding only when the first sync is done, also offline later', () => {
  expect(onboardingVerdict('none', fresh)).toBe('wait');
  expect(onboardingVerdict('none', { ...fresh, connection: 'online' })).toBe('wait');
  expect(onboardingVerdict('none', synced)).toBe('open');
  expect(onboardingVerdict('none', { ...synced, connection: 'offline' })).toBe('open');
});

test('a new device without a network or a session says so instead of asking again', () => {
  expect(onboardingVerdict('none', { ...fresh, connection: 'offline' })).toBe('offline');
  expect(onboardingVerdict('none', { ...fresh, connection: 'signed-out' })).toBe('signed-out');
});

test('a failed check is a failure, never the onboarding', () => {
  expect(onboardingVerdict('unreadable', synced)).toBe('failed');
  expect(onboardingVerdict('none', { ...fresh, problem: { code: 'store_unavailable', detail: '' } })).toBe('failed');
  expect(onboardingVerdict('none', { ...fresh, stopped: [{ table: 'sessions', detail: '' }] })).toBe('failed');
});

test('nothing is decided before the database has answered', () => {
  expect(onboardingVerdict('unknown', synced)).toBe('wait');
});
