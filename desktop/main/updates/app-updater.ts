import type { AppUpdater } from 'electron-updater';
import type { BakedSettings } from '../baked-settings.ts';
import { SignedProvider } from './signed-provider.ts';

/** Finds, loads and installs versions. */
export interface VersionSource {
  /** The newest version; null: this one is. @throws when it cannot be asked, or its manifest is not to be trusted */
  findNewer(): Promise<string | null>;
  /** Finds an earlier version, to go back to. @throws like `findNewer`, and when it is not kept */
  findExactly(version: string): Promise<void>;
  /** Loads and checks what was found last; it is installed when the app ends. @throws when it is damaged */
  load(): Promise<void>;
  /** Installs what was loaded, and starts it. */
  installNow(): void;
}

/**
 * Makes electron-updater ask before it acts, trust signed manifests alone, and never go back by itself.
 * @param updater electron-updater's for this system
 */
export function createVersionSource(updater: AppUpdater, { address, publicKey }: NonNullable<BakedSettings['updates']>): VersionSource {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = true;
  updater.allowPrerelease = false;
  // Parts of an old installer are of no use without manifests of parts, which nobody signs.
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  const source = { provider: 'custom', updateProvider: SignedProvider, address, publicKey } as const;
  return {
    async findNewer() {
      updater.setFeedURL(source);
      updater.allowDowngrade = false;
      const found = await updater.checkForUpdates();
      return found?.isUpdateAvailable === true ? found.updateInfo.version : null;
    },
    async findExactly(version) {
      updater.setFeedURL({ ...source, version });
      updater.allowDowngrade = true;
      const found = await updater.checkForUpdates();
      if (found?.isUpdateAvailable !== true) throw new Error(`version ${version} is not to be had`);
    },
    load: async () => void (await updater.downloadUpdate()),
    installNow: () => updater.quitAndInstall(true, true),
  };
}
