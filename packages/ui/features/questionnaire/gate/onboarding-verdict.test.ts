import { expect, test } from 'vitest';
import { onboardingVerdict } from './onboarding-verdict.ts';

const online = { connection: 'online', problem: null, stopped: [] } as const;
const given = { state: 'rows', value: [{ id: '1' }] } as const;
const none = { state: 'rows', value: [] } as const;
const noneYet = { state: 'loading', waitsFor: 'first-sync' } as const;
const notAsked = { state: 'loading', waitsFor: 'database' } as const;
const unreadable = { state: 'failed', retry: () => undefined } as const;

test('answers on this device end the onboarding, whatever the network does', () => {
  expect(onboardingVerdict(given, { ...online, connection: 'connecting' })).toBe('done');
  expect(onboardingVerdict(given, { ...online, connection: 'offline' })).toBe('done');
});

test('no answers open the onboarding only when the first sync is done, also offline later', () => {
  expect(onboardingVerdict(noneYet, { ...online, connection: 'connecting' })).toBe('wait');
  expect(onboardingVerdict(noneYet, online)).toBe('wait');
  expect(onboardingVerdict(none, online)).toBe('open');
  expect(onboardingVerdict(none, { ...online, connection: 'offline' })).toBe('open');
});

test('a new device without a network or a session says so instead of asking again', () => {
  expect(onboardingVerdict(noneYet, { ...online, connection: 'offline' })).toBe('offline');
});

test('a failed check is a failure, never the onboarding', () => {
  expect(onboardingVerdict(unreadable, online)).toBe('failed');
  expect(onboardingVerdict(noneYet, { ...online, problem: { code: 'store_unavailable', detail: '' } })).toBe('failed');
  expect(onboardingVerdict(noneYet, { ...online, stopped: [{ table: 'sessions', detail: '' }] })).toBe('failed');
});

test('nothing is decided before the database has answered', () => {
  expect(onboardingVerdict(notAsked, online)).toBe('wait');
  expect(onboardingVerdict(notAsked, { ...online, connection: 'offline' })).toBe('wait');
});
