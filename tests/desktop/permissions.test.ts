import { expect, it } from 'vitest';
import { limitPermissions } from '../../desktop/main/permissions.ts';
import { SessionStandIn } from './electron-stand-in.ts';

const permissions = ['geolocation', 'media', 'notifications', 'openExternal', 'clipboard-read', 'fullscreen', 'hid', 'fileSystem'];
const own = { requestingUrl: 'app://anwurf/dashboard', isMainFrame: true };

function limited(): SessionStandIn {
  const session = new SessionStandIn();
  limitPermissions(session);
  return session;
}

it('lets the app’s own page notify, and grants nothing else', () => {
  const session = limited();
  expect(permissions.filter((permission) => session.isGranted(permission, own))).toEqual(['notifications']);
  const checked = permissions.filter((permission) => session.check(null, permission, 'app://anwurf/', { isMainFrame: true }));
  expect(checked).toEqual(['notifications']);
});

it.each([
  ['another origin', 'https://evil.example/', true],
  ['an address that only looks like the app', 'app://anwurf.evil/', true],
  ['no address', '', true],
  ['a frame in the page', 'app://anwurf/', false],
])('grants nothing to %s', (_, requestingUrl, isMainFrame) => {
  const session = limited();
  expect(permissions.filter((permission) => session.isGranted(permission, { requestingUrl, isMainFrame }))).toEqual([]);
  expect(permissions.filter((permission) => session.check(null, permission, requestingUrl, { isMainFrame }))).toEqual([]);
});

it('refuses every device and screen', () => {
  const session = limited();
  let streams: unknown = 'none';
  session.display(null, (given) => (streams = given));
  expect([session.device(), streams]).toEqual([false, null]);
});
