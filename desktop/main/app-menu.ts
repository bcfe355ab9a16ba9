import type { MenuItemConstructorOptions } from 'electron';
import type { PagePath } from '@anwurf/contract/pages';
import type { AppWindows } from './app-windows.ts';

/** Pages without parameters. */
type PlainPath = Exclude<PagePath, `${string}$${string}`>;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Actions of the menu beside those on windows. */
export interface MenuActions {
  readonly windows: AppWindows;
  /** Asks for updates now; undefined: this installation has none. */
  readonly checkForUpdates?: (() => void) | undefined;
}

/**
 * Items of the native menu, in German.
 * @param isPackaged an installed app, whose page cannot be inspected
 */
export function menuTemplate(
  { windows, checkForUpdates }: MenuActions,
  { platform, isPackaged }: { readonly platform: NodeJS.Platform; readonly isPackaged: boolean },
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const page = (label: string, path: PlainPath, accelerator?: string): MenuItemConstructorOptions => ({
    label,
    ...(accelerator !== undefined && { accelerator }),
    click: () => windows.lead(path),
  });
  const act = (label: string, accelerator: string, click: () => void): MenuItemConstructorOptions => ({ label, accelerator, click });
  const print = () => windows.current()?.webContents.print({}, () => undefined);
  const history = (direction: 'back' | 'forward') => {
    const list = windows.current()?.webContents.navigationHistory;
    if (direction === 'back' && list?.canGoBack() === true) list.goBack();
    if (direction === 'forward' && list?.canGoForward() === true) list.goForward();
  };
  const updates: MenuItemConstructorOptions[] = checkForUpdates ? [{ label: 'Nach Updates suchen …', click: checkForUpdates }] : [];
  const about: MenuItemConstructorOptions = { label: 'Über Anwurf', role: 'about' };

  const app: MenuItemConstructorOptions = {
    label: 'Anwurf',
    submenu: [
      about,
      ...updates,
      separator,
      page('Einstellungen …', '/settings', 'Cmd+,'),
      separator,
      { label: 'Dienste', role: 'services' },
      separator,
      { label: 'Anwurf ausblenden', role: 'hide' },
      { label: 'Andere ausblenden', role: 'hideOthers' },
      { label: 'Alle einblenden', role: 'unhide' },
      separator,
      { label: 'Anwurf beenden', role: 'quit' },
    ],
  };
  const file: MenuItemConstructorOptions = {
    label: 'Datei',
    submenu: [
      act('Neues Fenster', 'CmdOrCtrl+N', () => windows.open('/')),
      separator,
      page('Daten importieren und exportieren …', '/settings'),
      act('Drucken …', 'CmdOrCtrl+P', print),
      separator,
      { label: 'Fenster schließen', role: 'close' },
      ...(isMac ? [] : [{ label: 'Beenden', role: 'quit' } as const]),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: 'Bearbeiten',
    submenu: [
      { label: 'Rückgängig', role: 'undo' },
      { label: 'Wiederholen', role: 'redo' },
      separator,
      { label: 'Ausschneiden', role: 'cut' },
      { label: 'Kopieren', role: 'copy' },
      { label: 'Einfügen', role: 'paste' },
      { label: 'Löschen', role: 'delete' },
      separator,
      { label: 'Alles auswählen', role: 'selectAll' },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: 'Ansicht',
    submenu: [
      { label: 'Neu laden', role: 'reload' },
      separator,
      { label: 'Originalgröße', role: 'resetZoom' },
      { label: 'Vergrößern', role: 'zoomIn', accelerator: 'CmdOrCtrl+Plus' },
      { label: 'Verkleinern', role: 'zoomOut' },
      separator,
      { label: 'Vollbild', role: 'togglefullscreen' },
      ...(isPackaged ? [] : [separator, { label: 'Entwicklerwerkzeuge', role: 'toggleDevTools' } as const]),
    ],
  };
  const go: MenuItemConstructorOptions = {
    label: 'Gehe zu',
    submenu: [
      act('Zurück', isMac ? 'Cmd+[' : 'Alt+Left', () => history('back')),
      act('Vorwärts', isMac ? 'Cmd+]' : 'Alt+Right', () => history('forward')),
      separator,
      page('Home', '/dashboard', 'CmdOrCtrl+1'),
      page('Training', '/training-plans', 'CmdOrCtrl+2'),
      page('Statistik', '/statistics', 'CmdOrCtrl+3'),
      page('Mannschaft', '/team', 'CmdOrCtrl+4'),
      separator,
      page('Woche', '/training/week', 'CmdOrCtrl+5'),
      page('Übungen', '/exercises', 'CmdOrCtrl+6'),
      page('Testverlauf', '/ist-zustand/historie', 'CmdOrCtrl+7'),
      ...(isMac ? [] : [separator, page('Einstellungen', '/settings', 'Ctrl+,')]),
    ],
  };
  const window: MenuItemConstructorOptions = {
    label: 'Fenster',
    role: 'window',
    submenu: [
      { label: 'Minimieren', role: 'minimize' },
      { label: 'Zoomen', role: 'zoom' },
      ...(isMac ? [separator, { label: 'Alle nach vorne bringen', role: 'front' } as const] : []),
    ],
  };
  const help: MenuItemConstructorOptions = {
    label: 'Hilfe',
    role: 'help',
    submenu: [
      page('Datenschutz', '/privacy-policy'),
      page('Nutzungsbedingungen', '/terms'),
      page('Impressum', '/imprint'),
      ...(isMac ? [] : [separator, ...updates, about]),
    ],
  };
  return [...(isMac ? [app] : []), file, edit, view, go, window, help];
}
