import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Arch, build, type Configuration, Platform } from 'electron-builder';
import { buildDesktop } from '../build-desktop.ts';
import { appPackage, builderConfig } from './builder-config.ts';
import { canNotarise, readReleaseEnvironment, type Target } from './release-environment.ts';
import { signManifests } from './sign-manifests.ts';
import { renderNotices, thirdPartyNotices } from './third-party-notices.ts';

const root = join(import.meta.dirname, '../..');
const packageOf = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as { version: string };

const platforms = { linux: Platform.LINUX, mac: Platform.MAC, win: Platform.WINDOWS };
/** macOS gets one app for both processors. */
const processors = { linux: Arch.x64, mac: Arch.universal, win: Arch.x64 };
/** A folder is for trying out here; joining both programs of macOS needs a Mac. */
const ownProcessor = process.arch === 'arm64' ? Arch.arm64 : Arch.x64;

/** Choices of a packaging. */
export interface Packaging {
  readonly targets: readonly Target[];
  /** Only the unpacked app, without installers. */
  readonly onlyFolder: boolean;
  /** Absolute path for the built app, and of the folder of installers. */
  readonly app: string;
  readonly output: string;
}

/**
 * Builds the app, packs it and signs the manifests of its updates.
 * @returns absolute paths of the installers
 * @throws IncompleteRelease
 */
export async function packageDesktop(
  { targets, onlyFolder, app, output }: Packaging,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const release = readReleaseEnvironment(variables, targets);
  const { version } = await packageOf(join(root, 'package.json'));
  const { version: electronVersion } = await packageOf(createRequire(import.meta.url).resolve('electron/package.json'));
  await buildDesktop(app);
  await writeFile(join(app, 'package.json'), JSON.stringify(appPackage(version, release), null, 2));
  await writeFile(join(app, 'notices.txt'), renderNotices(await thirdPartyNotices()));
  const electron = variables['ELECTRON_OVERRIDE_DIST_PATH'];
  const config: Configuration = builderConfig(release, {
    app,
    output,
    electronVersion,
    notarises: canNotarise(variables),
    ...(electron !== undefined && electron !== '' && { electron }),
  });
  const made: string[] = [];
  for (const target of targets) {
    const platform = platforms[target];
    made.push(
      ...(await build({
        projectDir: root,
        targets: onlyFolder ? platform.createTarget('dir', ownProcessor) : platform.createTarget(null, processors[target]),
        config,
        publish: 'never',
      })),
    );
  }
  if (release.updateKey !== undefined) await signManifests(output, release.updateKey);
  return made;
}
