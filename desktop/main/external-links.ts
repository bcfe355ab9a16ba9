import { externalUrlSchema } from '@anwurf/contract/desktop-bridge';
import type { ElectronMain } from './electron-main.ts';

/**
 * Opens an address in the user's browser. `shell.openExternal` would start any program for which a scheme is
 * registered, so only plain https addresses get there.
 * @returns whether the address was acceptable
 */
export function openExternalLink(shell: ElectronMain['shell'], address: string): boolean {
  const url = externalUrlSchema.safeParse(address);
  if (!url.success) return false;
  shell.openExternal(url.data).catch((error: unknown) => console.warn('could not open a link', error));
  return true;
}
