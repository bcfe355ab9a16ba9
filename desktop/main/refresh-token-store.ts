import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { ElectronMain } from './electron-main.ts';

/** Storage of the refresh token. */
export interface RefreshTokenStore {
  get(): Promise<string | undefined>;
  set(token: string): Promise<void>;
  delete(): Promise<void>;
}

type SafeStorage = ElectronMain['safeStorage'];

/** On Linux without a keyring Electron 'encrypts' with a password from its source code. */
async function isProtected(safeStorage: SafeStorage, platform: NodeJS.Platform): Promise<boolean> {
  if (platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return false;
  return safeStorage.isAsyncEncryptionAvailable().catch(() => false);
}

/**
 * Stores the token encrypted by the operating system. Where that offers no protection the token stays in memory, nothing is
 * written, and the user signs in again after the next start.
 * @param file absolute path of the encrypted file
 */
export function createRefreshTokenStore(safeStorage: SafeStorage, file: string, platform: NodeJS.Platform): RefreshTokenStore {
  let token: Promise<string | undefined> | undefined;

  async function load(): Promise<string | undefined> {
    const encrypted = await readFile(file).catch(() => undefined);
    if (encrypted === undefined || !(await isProtected(safeStorage, platform))) return undefined;
    // Another user account or a new keyring cannot decrypt it: treat as signed out.
    return safeStorage.decryptStringAsync(encrypted).then(
      ({ result }) => result,
      () => undefined,
    );
  }

  async function save(value: string): Promise<void> {
    if (!(await isProtected(safeStorage, platform))) return;
    // Written to a temporary file first: a crash in between must not leave a partial token.
    await writeFile(`${file}.new`, await safeStorage.encryptStringAsync(value), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  return {
    get: () => (token ??= load()),
    async set(value) {
      token = Promise.resolve(value);
      // With a full disk the user signs in again after the next start; the current session goes on.
      await save(value).catch((error: unknown) => console.warn('the session could not be stored', error));
    },
    async delete() {
      token = Promise.resolve(undefined);
      await rm(file, { force: true });
    },
  };
}
