import { isAppAddress } from './app-address.ts';
import type { AppSession } from './electron-main.ts';

/** Permissions that the app's own pages have; a feature that needs another must name exactly that one here. */
const granted: ReadonlySet<string> = new Set(['notifications']);

/** Refuses every permission but those of the app's own pages, and every device and screen. */
export function limitPermissions(session: AppSession): void {
  const isGranted = (permission: string, address: string, isMainFrame: boolean) =>
    isMainFrame && granted.has(permission) && isAppAddress(address);
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(isGranted(permission, requestingUrl, isMainFrame)),
  );
  session.setPermissionCheckHandler((_contents, permission, origin, { isMainFrame }) => isGranted(permission, origin, isMainFrame));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
}
