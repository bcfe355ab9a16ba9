import { join } from 'node:path';
import { createApiForwarder } from './api-forwarder.ts';
import { appId } from './app-id.ts';
import { menuTemplate } from './app-menu.ts';
import { registerAppScheme, serveApp } from './app-protocol.ts';
import { createAppWindows } from './app-windows.ts';
import { handleBridge } from './bridge.ts';
import { linkScheme } from './deep-links.ts';
import type { ElectronMain } from './electron-main.ts';
import { guardNavigation } from './navigation-guard.ts';
import { createOpenings, type Openings } from './openings.ts';
import { limitPermissions } from './permissions.ts';
import { createRefreshTokenStore } from './refresh-token-store.ts';
import { createRendererFiles } from './renderer-files.ts';
import { createSessionKeeper } from './session-keeper.ts';
import type { VersionSource } from './updates/app-updater.ts';
import { startRecordFile } from './updates/start-record-file.ts';
import { beginStart } from './updates/start-record.ts';
import { createUpdateQuestions } from './updates/update-questions.ts';

/** Environment of the main process. */
export type MainOptions = {
  /** Origin of the server. */
  readonly server: string;
  /** Absolute path of the built renderer. */
  readonly rendererFolder: string;
  /** Absolute path of the built preload script. */
  readonly preload: string;
  readonly platform: NodeJS.Platform;
  /** Parameters of the command line, without the program. */
  readonly parameters: readonly string[];
  /** Source of other versions; null: this installation has no updates. */
  readonly versions: VersionSource | null;
};

/** Pause between two looks for updates of an app that stays open, in ms. */
const updatesPauseMs = 12 * 3_600_000;

/** Counts this start, and prepares the questions about updates. @returns null: this installation has none; `ends`: it goes back to an earlier version */
async function prepareUpdates({ app, dialog }: Pick<ElectronMain, 'app' | 'dialog'>, versions: VersionSource | null) {
  if (versions === null) return null;
  const file = startRecordFile(join(app.getPath('userData'), 'starts.json'));
  const version = app.getVersion();
  const begun = beginStart(file.read(), version);
  file.write(begun.record);
  const questions = createUpdateQuestions(dialog, versions, file, { begun, version });
  const ends = begun.goBackTo !== null && (await questions.goBack(begun.goBackTo));
  return { ends, check: (isAsked: boolean) => void questions.check(isAsked), proven: () => questions.proven() };
}

/** Collects what macOS hands over before there is a window, then hands it over at once. */
function collectOpenings(app: ElectronMain['app']): (openings: Openings) => boolean {
  let ready: Openings | undefined;
  const early: ((openings: Openings) => void)[] = [];
  const pass = (open: (openings: Openings) => void) => void (ready === undefined ? early.push(open) : open(ready));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    pass((openings) => openings.link(url));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    pass((openings) => void openings.file(path).catch((error: unknown) => console.error('a file could not be opened', error)));
  });
  return (openings) => {
    ready = openings;
    for (const open of early) open(openings);
    return early.length > 0;
  };
}

/**
 * Starts the desktop app; if it is already running, brings it to the front instead, with the link or file of this start.
 * @returns resolves when its window has been opened
 */
export async function createMain(electron: ElectronMain, options: MainOptions): Promise<void> {
  const { app } = electron;
  const { server, rendererFolder, preload, platform, parameters, versions } = options;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.enableSandbox();
  app.setAppUserModelId(appId);
  registerAppScheme(electron.protocol);
  guardNavigation(electron);
  const handOver = collectOpenings(app);
  await app.whenReady();

  const updates = await prepareUpdates(electron, versions);
  if (updates?.ends === true) return;
  // An installer registers the scheme; a run from the sources must not take it from an installed app.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  limitPermissions(electron.session.defaultSession);
  const data = app.getPath('userData');
  const tokens = createRefreshTokenStore(electron.safeStorage, join(data, 'session'), platform);
  const api = createApiForwarder((url, init) => electron.net.fetch(url, init), server, createSessionKeeper(tokens));
  serveApp(electron.protocol, createRendererFiles(rendererFolder), api);
  const windows = await createAppWindows(electron, { preload, stateFile: join(data, 'window.json') });
  const openings = createOpenings(electron, windows, server);
  let hasDrawn = false;
  function onPageDrawn(): void {
    if (hasDrawn || updates === null) return;
    hasDrawn = true;
    updates.proven();
    updates.check(false);
    setInterval(() => updates.check(false), updatesPauseMs).unref();
  }
  handleBridge(electron, { server, onPageDrawn, takeFile: openings.takeFile, openNotice: openings.notice });
  const checkForUpdates = updates === null ? undefined : () => updates.check(true);
  const template = menuTemplate({ windows, checkForUpdates }, { platform, isPackaged: app.isPackaged });
  electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(template));

  app.on('second-instance', (_event, argv) => {
    if (!openings.commandLine(argv.slice(1))) windows.show();
  });
  app.on('activate', () => windows.show());
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  const wasOpened = handOver(openings) || openings.commandLine(parameters);
  if (!wasOpened || windows.current() === undefined) windows.show();
}
