/** The parts of Electron that the main process uses. Passed as an argument, so tests run without its binary. */
export type ElectronMain = Pick<
  typeof import('electron'),
  'app' | 'BrowserWindow' | 'ipcMain' | 'nativeTheme' | 'net' | 'protocol' | 'safeStorage' | 'session' | 'shell'
>;
