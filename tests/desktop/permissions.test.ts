import type { Session } from 'electron';
import { expect, it } from 'vitest';
import { SessionStandIn } from './electron-stand-in.ts';
import { refusePermissions } from '../../desktop/main/permissions.ts';

it('refuses every permission, device and screen', () => {
  const session = new SessionStandIn();
  refusePermissions(session as unknown as Session);
  const answers: unknown[] = [];
  const call = (name: string, ...values: unknown[]) => session.handlers.get(name)?.(...(values as never[]));
  for (const permission of ['geolocation', 'media', 'notifications', 'openExternal', 'clipboard-read']) {
    call('request', {}, permission, (granted: unknown) => answers.push(granted));
    answers.push(call('check', {}, permission));
  }
  answers.push(call('device', { deviceType: 'usb' }));
  call('display', {}, (streams: unknown) => answers.push(streams));
  expect(new Set(answers)).toEqual(new Set([false, null]));
  expect(answers).toHaveLength(12);
});
