import { desktopEvents, type OpenedFile } from '@anwurf/contract/desktop-bridge';
import { type NoticeName, pushWords } from '@anwurf/contract/push-words';
import type { AppWindows } from './app-windows.ts';
import { linkScheme, parseLink } from './deep-links.ts';
import type { ElectronMain } from './electron-main.ts';
import { openExternalLink } from './external-links.ts';
import { isImportPath, pathOfParameter, readOpenedFile } from './opened-files.ts';

/** Opens what the system hands over: links and files. */
export interface Openings {
  /** @returns whether the link was known */
  link(text: string): boolean;
  /** Leads to the import with a file; one that cannot be imported is refused in a message. */
  file(path: string): Promise<void>;
  /** The one link or file of a command line. @returns whether there was any */
  commandLine(parameters: readonly string[]): boolean;
  /** Leads where a notification points, or, of a rest, only brings the window to the front. */
  readonly notice: (name: NoticeName) => void;
  /** Gives the waiting file away, once. */
  readonly takeFile: () => OpenedFile | null;
}

/** @param server origin of the server, where shared reports are */
export function createOpenings({ shell, dialog }: Pick<ElectronMain, 'shell' | 'dialog'>, windows: AppWindows, server: string): Openings {
  let waiting: OpenedFile | null = null;

  function link(text: string): boolean {
    const target = parseLink(text);
    if (target === undefined) return false;
    if ('page' in target) windows.lead(target.page);
    else openExternalLink(shell, `${server}${target.site}`);
    return true;
  }

  async function file(path: string): Promise<void> {
    const read = await readOpenedFile(path);
    if (read === undefined) {
      await dialog.showMessageBox({
        type: 'info',
        message: 'Diese Datei kann Anwurf nicht importieren.',
        detail:
          'Gemeint ist ein Export von Anwurf (JSON) oder eine Tabelle einer anderen App (CSV), höchstens 64 MB. Es wurde nichts geändert.',
        buttons: ['OK'],
      });
      return;
    }
    waiting = read;
    windows.lead('/settings');
    windows.current()?.webContents.send(desktopEvents.fileOpened);
  }

  return {
    link,
    file,
    notice(name) {
      if (name === 'rest') windows.show();
      else windows.lead(pushWords[name].path);
    },
    takeFile() {
      const taken = waiting;
      waiting = null;
      return taken;
    },
    commandLine(parameters) {
      // Switches of Chromium and a path to the app's own folder stand there as well; what is neither link nor file is not ours.
      const address = parameters.find((text) => text.startsWith(`${linkScheme}:`));
      if (address !== undefined) return link(address);
      const path = parameters.map(pathOfParameter).find((one) => one !== undefined && isImportPath(one));
      if (path === undefined) return false;
      file(path).catch((error: unknown) => console.error('a file could not be opened', error));
      return true;
    },
  };
}
