import { externalUrlSchema } from '@anwurf/contract/desktop-bridge';
import type { ElectronMain } from './electron-main.ts';

function open(shell: ElectronMain['shell'], address: string): void {
  shell.openExternal(address).catch((error: unknown) => console.warn('could not open a link', error));
}

/**
 * Opens an address in the user's browser. `shell.openExternal` would start any program for which a scheme is
 * registered, so only plain https addresses get there.
 * @returns whether the address was acceptable
 */
export function openExternalLink(shell: ElectronMain['shell'], address: string): boolean {
  const url = externalUrlSchema.safeParse(address);
  if (!url.success) return false;
  open(shell, url.data);
  return true;
}

/**
 * Opens the user's calendar feed in the program that the system has for `webcal:`: an address of the server alone, of which the page names no
 * more than the secret.
 * @param server its origin
 */
export function openCalendarFeed(shell: ElectronMain['shell'], server: string, token: string): void {
  open(shell, `${server.replace(/^https?:/, 'webcal:')}/api/calendar-feed/${token}.ics`);
}
