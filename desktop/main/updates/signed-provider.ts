import { type AppUpdater, Provider, type ResolvedUpdateFileInfo, type UpdateInfo } from 'electron-updater';
import { type ProviderRuntimeOptions, resolveFiles } from 'electron-updater/out/providers/Provider.js';
import { readManifest, UntrustedManifest } from './update-manifest.ts';

/** Source of updates. */
export interface SignedSource {
  readonly provider: 'custom';
  readonly updateProvider: typeof SignedProvider;
  /** Folder of the installers and of the newest manifest, with a slash at the end. */
  readonly address: string;
  /** Public Ed25519 key as PEM. */
  readonly publicKey: string;
  /** Exactly this version, from the manifests that are kept; undefined: the newest. */
  readonly version?: string | undefined;
}

/** Gives electron-updater what a signed manifest names, and nothing else: without a signature of ours there is no update. */
export class SignedProvider extends Provider<UpdateInfo> {
  readonly #source: SignedSource;

  constructor(source: SignedSource, _updater: AppUpdater, runtime: ProviderRuntimeOptions) {
    super({ ...runtime, isUseMultipleRangeRequest: false });
    this.#source = source;
  }

  /** electron-updater would send an id of this installation with each look, which follows a player over years. */
  override setRequestHeaders(): void {
    super.setRequestHeaders(null);
  }

  async getLatestVersion(): Promise<UpdateInfo> {
    const { address, publicKey, version } = this.#source;
    const file = `${this.getDefaultChannelName()}.yml`;
    const folder = new URL(version === undefined ? './' : `versions/${version}/`, address);
    const [text, signature] = await Promise.all([
      this.httpRequest(new URL(file, folder)),
      this.httpRequest(new URL(`${file}.sig`, folder)),
    ]);
    const info = readManifest(text ?? '', signature ?? '', publicKey, file);
    if (version !== undefined && info.version !== version) throw new UntrustedManifest(`${file} is of ${info.version}, not of ${version}`);
    return info;
  }

  resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, new URL(this.#source.address));
  }
}
