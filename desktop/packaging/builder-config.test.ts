import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bakedSchema } from '../main/baked-settings.ts';
import { appPackage, bakedSettings, builderConfig } from './builder-config.ts';

const updateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const release = { isRelease: true, server: 'https://anwurf.example', updates: 'https://anwurf.example/desktop/', updateKey };
const trial = { isRelease: false, server: 'http://127.0.0.1:8787', updates: undefined, updateKey: undefined };
const options = { app: '/app', output: '/output', electronVersion: '45.5.0', notarises: true };
const config = builderConfig(release, options);

describe('the configuration of the installers', () => {
  it('names an installer for each system', () => {
    const targets = (of: 'win' | 'mac' | 'linux') =>
      [config[of]?.target].flat().map((one) => (typeof one === 'object' ? one?.target : one));
    expect([targets('win'), targets('mac'), targets('linux')]).toEqual([['nsis'], ['dmg', 'zip'], ['AppImage', 'deb']]);
    expect([config.mac?.target].flat()).toEqual([
      { target: 'dmg', arch: ['universal'] },
      { target: 'zip', arch: ['universal'] },
    ]);
  });

  it('speaks German', () => {
    expect(config.nsis).toMatchObject({ installerLanguages: ['de_DE'], language: '1031' });
    expect(config.mac?.extendInfo).toMatchObject({ CFBundleDevelopmentRegion: 'de' });
    expect(config.linux).toMatchObject({
      synopsis: 'Athletiktraining für Handball',
      description: expect.stringMatching(/^Trainingspläne/),
    });
    expect(config.electronLanguages).toContain('de');
  });

  it('takes only files that are there', () => {
    const files = [
      config.win?.icon,
      config.mac?.icon,
      config.linux?.icon,
      config.nsis?.license,
      config.nsis?.include,
      config.mac?.entitlements,
    ];
    expect(files.filter((file) => typeof file !== 'string' || !existsSync(file))).toEqual([]);
  });

  it('makes the app the default program of no ending that belongs to others', () => {
    expect([config.fileAssociations, config.win?.fileAssociations, config.linux?.fileAssociations]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const mac = [config.mac?.fileAssociations ?? []].flat();
    expect(mac.map(({ ext, rank }) => [ext, rank])).toEqual([
      ['json', 'Alternate'],
      ['csv', 'Alternate'],
    ]);
    const script = readFileSync(String(config.nsis?.include), 'utf8');
    expect(script).toContain('.json\\OpenWithProgids');
    expect(script).not.toMatch(/Classes\\\.(json|csv)" ""/);
  });

  it('opens links of the app by its own scheme', () => {
    expect(config.protocols).toEqual([{ name: 'Anwurf', schemes: ['anwurf'] }]);
  });

  it('asks for signatures in a release, and for none when it is tried out', () => {
    expect([config.win?.forceCodeSigning, config.mac?.forceCodeSigning, config.mac?.notarize]).toEqual([true, true, true]);
    const tried = builderConfig(trial, { ...options, notarises: false });
    expect([tried.win?.forceCodeSigning, tried.mac?.forceCodeSigning, tried.mac?.notarize, tried.publish]).toEqual([
      false,
      false,
      false,
      null,
    ]);
  });

  it('gives macOS’ app no right but to compile scripts', () => {
    const rights = readFileSync(String(config.mac?.entitlements), 'utf8').matchAll(/<key>([^<]+)<\/key>/g);
    expect([...rights].map(([, name]) => name)).toEqual(['com.apple.security.cs.allow-jit']);
    expect(config.mac?.hardenedRuntime).toBe(true);
  });
});

describe('the package inside the app', () => {
  it('has no dependency and no script, and what main reads', () => {
    const inside = appPackage('1.2.3', release);
    expect(Object.keys(inside).filter((name) => /dependencies|scripts/i.test(name))).toEqual([]);
    expect(bakedSchema.parse(inside['anwurf'])).toEqual(bakedSettings(release));
  });

  it('has the public half of the key alone', () => {
    const { updates } = bakedSettings(release);
    expect(updates?.publicKey).toBe(createPublicKey(createPrivateKey(updateKey)).export({ type: 'spki', format: 'pem' }));
    expect(JSON.stringify(appPackage('1.2.3', release))).not.toContain('PRIVATE');
  });

  it('has no updates when it is tried out', () => {
    expect(bakedSettings(trial)).toEqual({ server: 'http://127.0.0.1:8787', updates: null });
  });
});

it('nothing is left for electron-builder to guess from the repository’s package', () => {
  const root = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as Record<string, unknown>;
  expect(root).not.toHaveProperty('build');
  expect(config.directories).toMatchObject({ app: '/app', output: '/output' });
});
