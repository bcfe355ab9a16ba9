import { type DesktopBridge, desktopArguments, desktopChannels, type OpenedFile } from '@anwurf/contract/desktop-bridge';
import type { NoticeName } from '@anwurf/contract/push-words';
import { isAppAddress } from './app-address.ts';
import type { ElectronMain, PageCall } from './electron-main.ts';
import { openCalendarFeed, openExternalLink } from './external-links.ts';

/** Only the page itself may call, no frame in it and no page that replaced it. */
function isFromApp({ senderFrame }: PageCall): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/** Answers that other parts of main give. */
export interface BridgeAnswers {
  /** Origin of the server that the app talks to. */
  readonly server: string;
  readonly onPageDrawn: () => void;
  readonly takeFile: () => OpenedFile | null;
  readonly openNotice: (name: NoticeName) => void;
}

/** Answers the calls of the bridge; validates sender and arguments first. */
export function handleBridge(
  { app, ipcMain, shell }: Pick<ElectronMain, 'app' | 'ipcMain' | 'shell'>,
  { server, onPageDrawn, takeFile, openNotice }: BridgeAnswers,
): void {
  function handle<Call extends keyof DesktopBridge>(call: Call, answer: DesktopBridge[Call]): void {
    ipcMain.handle(desktopChannels[call], (event, ...values: unknown[]) => {
      if (!isFromApp(event)) throw new Error('refused');
      const parsed = desktopArguments[call].safeParse(values);
      if (!parsed.success) throw new Error(`${call}: invalid arguments`);
      return (answer as (...parameters: unknown[]) => unknown)(...parsed.data);
    });
  }
  handle('appVersion', () => Promise.resolve(app.getVersion()));
  handle('openExternal', async (url) => void openExternalLink(shell, url));
  handle('serverOrigin', () => Promise.resolve(server));
  handle('pageDrawn', async () => onPageDrawn());
  handle('openedFile', async () => takeFile());
  handle('openNotice', async (name) => openNotice(name));
  handle('openCalendarFeed', async (token) => openCalendarFeed(shell, server, token));
}
