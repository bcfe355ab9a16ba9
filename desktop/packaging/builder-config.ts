import { createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AfterPackContext, Configuration } from 'electron-builder';
import { linkScheme } from '../main/deep-links.ts';
import { appId } from '../main/app-id.ts';
import type { BakedSettings } from '../main/baked-settings.ts';
import type { ReleaseEnvironment } from './release-environment.ts';

const root = join(import.meta.dirname, '../..');
/** Files that electron-builder takes from the sources. */
const resources = join(import.meta.dirname, 'resources');

/** Electron's switches in the binary; each is named, so that a new default changes none. */
const fuses: Required<Omit<NonNullable<Configuration['electronFuses']>, 'resetAdHocDarwinSignature'>> = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
};

/** Kinds of files that the settings import; the app is offered for them, and never made their default. */
const imports = [
  { ext: 'json', name: 'Export von Anwurf', mimeType: 'application/json' },
  { ext: 'csv', name: 'Trainings einer anderen App', mimeType: 'text/csv' },
];

/** Settings for the packaged app. */
export function bakedSettings({ server, updates, updateKey }: ReleaseEnvironment): BakedSettings {
  if (updates === undefined || updateKey === undefined) return { server, updates: null };
  return {
    server,
    updates: { address: updates, publicKey: createPublicKey(updateKey).export({ type: 'spki', format: 'pem' }).toString() },
  };
}

/** electron-builder allows macOS' own requests every address without TLS. Ours stay on this machine, where the updater hands over its file. */
async function refuseInsecureAddresses({ appOutDir, electronPlatformName, packager }: AfterPackContext): Promise<void> {
  if (electronPlatformName !== 'darwin') return;
  const file = join(appOutDir, `${packager.appInfo.productFilename}.app/Contents/Info.plist`);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(<key>NSAllowsArbitraryLoads<\/key>\s*)<true\/>/, '$1<false/>'));
}

/** The package inside the app: without a dependency, since the build has everything bundled. */
export function appPackage(version: string, release: ReleaseEnvironment): Record<string, unknown> {
  return {
    name: 'anwurf',
    productName: 'Anwurf',
    version,
    description: 'Athletiktraining für Handball',
    author: { name: 'Anwurf', email: 'kontakt@anwurf.example' },
    homepage: release.server,
    license: 'UNLICENSED',
    type: 'module',
    main: './main/index.js',
    anwurf: bakedSettings(release),
  };
}

/**
 * Configuration of electron-builder.
 * @param options.app absolute path of the built app with its package
 * @param options.output absolute path of the folder of installers
 * @param options.electron folder with Electron's program; undefined: electron-builder downloads it
 */
export function builderConfig(
  release: ReleaseEnvironment,
  options: {
    readonly app: string;
    readonly output: string;
    readonly electron?: string | undefined;
    readonly electronVersion: string;
    readonly notarises: boolean;
  },
): Configuration {
  const { app, output, electron, electronVersion, notarises } = options;
  return {
    appId,
    productName: 'Anwurf',
    copyright: '© 2026 Anwurf',
    electronVersion,
    ...(electron !== undefined && { electronDist: electron }),
    directories: { app, output, buildResources: resources },
    files: ['main/**', 'preload/**', 'renderer/**', 'package.json', '!**/*.map'],
    // macOS signs what lies in `Resources` alone.
    extraResources: [
      { from: join(root, 'LICENSE'), to: 'LICENSE.anwurf.txt' },
      { from: join(app, 'notices.txt'), to: 'LICENSES.packages.txt' },
    ],
    asar: true,
    electronFuses: fuses,
    electronLanguages: ['de', 'en-US'],
    // Everything is bundled: without this the tools of the repository's own package would be packed, esbuild's program included.
    beforeBuild: () => Promise.resolve(false),
    nodeGypRebuild: false,
    afterPack: refuseInsecureAddresses,
    removePackageScripts: true,
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    forceCodeSigning: false,
    // Manifests lie beside the installers; nothing is uploaded from here.
    publish: release.updates === undefined ? null : { provider: 'generic', url: release.updates },
    protocols: [{ name: 'Anwurf', schemes: [linkScheme] }],
    win: {
      target: [{ target: 'nsis', arch: ['x64'] }],
      icon: join(resources, 'icon.ico'),
      forceCodeSigning: release.isRelease,
      legalTrademarks: 'Anwurf',
    },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowElevation: false,
      allowToChangeInstallationDirectory: true,
      installerLanguages: ['de_DE'],
      language: '1031',
      license: join(root, 'LICENSE'),
      include: join(resources, 'installer.nsh'),
      shortcutName: 'Anwurf',
      uninstallDisplayName: 'Anwurf ${version}',
      // The player's trainings stay with him; the README says where they lie.
      deleteAppDataOnUninstall: false,
    },
    mac: {
      // The updater takes the archive, people the image.
      target: [
        { target: 'dmg', arch: ['universal'] },
        { target: 'zip', arch: ['universal'] },
      ],
      icon: join(resources, 'icon.icns'),
      category: 'public.app-category.healthcare-fitness',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: join(resources, 'entitlements.plist'),
      entitlementsInherit: join(resources, 'entitlements.plist'),
      notarize: notarises,
      forceCodeSigning: release.isRelease,
      extendInfo: { CFBundleDevelopmentRegion: 'de', CFBundleLocalizations: ['de'] },
      fileAssociations: imports.map(({ ext, name }) => ({ ext, name, role: 'Viewer', rank: 'Alternate' })),
    },
    dmg: { title: 'Anwurf ${version}' },
    linux: {
      target: [
        { target: 'AppImage', arch: ['x64'] },
        { target: 'deb', arch: ['x64'] },
      ],
      icon: join(resources, 'icons'),
      category: 'Sports',
      synopsis: 'Athletiktraining für Handball',
      description: 'Trainingspläne, Sätze und Tests für Handball, auch ohne Netz.',
      maintainer: 'Anwurf <kontakt@anwurf.example>',
      vendor: 'Anwurf',
      mimeTypes: imports.map(({ mimeType }) => mimeType),
      desktop: {
        entry: {
          Comment: 'Athletiktraining für Handball',
          'Comment[de]': 'Athletiktraining für Handball',
          Keywords: 'Handball;Training;Fitness;',
        },
      },
    },
  };
}
