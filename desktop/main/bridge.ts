import { type DesktopBridge, desktopArguments, desktopChannels } from '@anwurf/contract/desktop-bridge';
import type { IpcMainInvokeEvent } from 'electron';
import { isAppAddress } from './app-address.ts';
import type { ElectronMain } from './electron-main.ts';
import { openExternalLink } from './external-links.ts';

/** Only the page itself may call, no frame in it and no page that replaced it. */
function isFromApp({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isAppAddress(senderFrame.url);
}

/**
 * Answers the calls of the bridge; validates sender and arguments first.
 * @param server origin of the server that the app talks to
 */
export function handleBridge({ app, ipcMain, shell }: Pick<ElectronMain, 'app' | 'ipcMain' | 'shell'>, server: string): void {
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
}
