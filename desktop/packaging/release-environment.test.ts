import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canNotarise, IncompleteRelease, readReleaseEnvironment } from './release-environment.ts';

const pem = (type: 'ed25519' | 'x25519') =>
  (type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();
const key = pem('ed25519');
const release = {
  RELEASE: '1',
  ANWURF_SERVER: 'https://anwurf.example',
  ANWURF_UPDATES: 'https://anwurf.example/desktop',
  ANWURF_UPDATE_KEY: key,
};
const windows = { WIN_CSC_LINK: 'a.pfx', WIN_CSC_KEY_PASSWORD: 'x' };
const apple = { CSC_LINK: 'a.p12', CSC_KEY_PASSWORD: 'x', APPLE_API_KEY: 'k.p8', APPLE_API_KEY_ID: 'ID', APPLE_API_ISSUER: 'issuer' };
const problem = (variables: Record<string, string>, ...targets: ('linux' | 'mac' | 'win')[]) => {
  try {
    readReleaseEnvironment(variables, targets);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(IncompleteRelease);
    return (error as Error).message;
  }
};

describe('without RELEASE=1', () => {
  it('nothing is needed: the app is for trying out', () => {
    expect(readReleaseEnvironment({}, ['linux', 'mac', 'win'])).toEqual({
      isRelease: false,
      server: 'http://127.0.0.1:8787',
      updates: undefined,
      updateKey: undefined,
    });
  });

  it.each([
    [{ ANWURF_SERVER: 'http://anwurf.example' }, 'ANWURF_SERVER must be https, except on this machine.'],
    [{ ANWURF_UPDATES: 'http://anwurf.example/desktop', ANWURF_UPDATE_KEY: key }, 'ANWURF_UPDATES must be an https address.'],
    [{ ANWURF_UPDATES: 'https://anwurf.example/desktop' }, /^The manifests of updates would be unsigned\. Set ANWURF_UPDATE_KEY/],
    [{ ANWURF_UPDATE_KEY: pem('x25519') }, 'ANWURF_UPDATE_KEY must be a private Ed25519 key as PEM.'],
    [{ ANWURF_UPDATE_KEY: 'secret' }, 'ANWURF_UPDATE_KEY must be a private Ed25519 key as PEM.'],
  ])('a wrong value is refused all the same: %#', (variables, words) => {
    expect(problem(variables, 'linux')).toMatch(words);
  });
});

describe('with RELEASE=1', () => {
  it('a complete environment is taken, with a slash after the folder', () => {
    expect(readReleaseEnvironment({ ...release, ...windows, ...apple }, ['linux', 'mac', 'win'])).toEqual({
      isRelease: true,
      server: 'https://anwurf.example',
      updates: 'https://anwurf.example/desktop/',
      updateKey: key,
    });
  });

  it('each missing key is a sentence of its own, for the systems that are packaged', () => {
    expect(problem({ RELEASE: '1' }, 'linux').split('\n')).toEqual([
      'The app would talk to this machine. Set ANWURF_SERVER: the origin of the server.',
      'The app could not update itself. Set ANWURF_UPDATES: the https address of its installers.',
    ]);
    expect(problem(release, 'linux')).toBe('');
    expect(problem(release, 'win')).toMatch(/^Windows: the installer would be unsigned\..*WIN_CSC_LINK/);
    expect(problem(release, 'mac').split('\n')).toEqual([
      expect.stringMatching(/^macOS: the app would be unsigned\..*CSC_LINK/),
      expect.stringMatching(/^macOS: the app would not be notarised\..*APPLE_API_KEY/),
    ]);
    expect(problem({ ...release, ...apple, APPLE_API_ISSUER: '' }, 'mac')).toMatch(/^macOS: the app would not be notarised/);
  });

  it('half a pair of keys counts as none', () => {
    expect(problem({ ...release, WIN_CSC_LINK: 'a.pfx', CSC_KEY_PASSWORD: 'x' }, 'win')).toMatch(/unsigned/);
  });
});

it('notarises with one complete set of Apple’s keys', () => {
  expect([canNotarise({}), canNotarise(apple), canNotarise({ ...apple, APPLE_API_KEY: '' })]).toEqual([false, true, false]);
});
