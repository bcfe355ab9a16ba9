import { type ClientRequest, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configureRequestOptions, configureRequestUrl, type DownloadOptions, HttpExecutor } from 'builder-util-runtime';
import { AppImageUpdater } from 'electron-updater';

/** Requests of electron-updater by Node's HTTP in place of Electron's. */
class NodeExecutor extends HttpExecutor<ClientRequest> {
  createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void): ClientRequest {
    return httpRequest(options, callback);
  }
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise<string>((resolve, reject, onCancel) => {
      const request: RequestOptions = { headers: options.headers ?? undefined };
      configureRequestUrl(url, request);
      configureRequestOptions(request);
      const callback = (error: unknown) => (error instanceof Error ? reject(error) : resolve(destination));
      this.doDownload(request, { destination, options, onCancel, callback, responseHandler: null }, 0);
    });
  }
}

/** An installed AppImage without Electron. */
export interface InstalledApp {
  readonly updater: AppImageUpdater;
  /** Ends the app as the player does; what was loaded is installed now. */
  readonly quit: () => void;
}

/**
 * electron-updater's own updater for an AppImage, on Node.
 * @param folder absolute path for what it stores
 */
export async function installedApp(folder: string, version: string): Promise<InstalledApp> {
  const quitHandlers: ((exitCode: number) => void)[] = [];
  const appUpdateConfigPath = join(folder, 'app-update.yml');
  await writeFile(appUpdateConfigPath, 'provider: generic\nurl: https://anwurf.invalid/\nupdaterCacheDirName: anwurf-updater\n');
  const updater = new AppImageUpdater(null, {
    version,
    name: 'anwurf',
    isPackaged: true,
    appUpdateConfigPath,
    userDataPath: folder,
    baseCachePath: join(folder, 'cache'),
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: (handler: (exitCode: number) => void) => quitHandlers.push(handler),
  });
  updater.logger = null;
  Object.assign(updater, { httpExecutor: new NodeExecutor() });
  return {
    updater,
    quit() {
      for (const handler of quitHandlers) handler(0);
    },
  };
}
