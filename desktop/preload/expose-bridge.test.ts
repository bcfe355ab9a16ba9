import { EventEmitter } from 'node:events';
import { type DesktopBridge, desktopBridgeName, desktopChannels, type DesktopEvents, desktopEvents } from '@anwurf/contract/desktop-bridge';
import { expect, it } from 'vitest';
import { exposeBridge } from './expose-bridge.ts';

function exposed() {
  const exposures = new Map<string, unknown>();
  const invoked: unknown[][] = [];
  const channels = new EventEmitter();
  exposeBridge({
    contextBridge: { exposeInMainWorld: (name, api) => exposures.set(name, api) },
    ipcRenderer: {
      invoke: (...values) => Promise.resolve(invoked.push(values)),
      on: (channel, listener) => channels.on(channel, listener),
    },
  });
  expect([...exposures.keys()]).toEqual([desktopBridgeName]);
  return { bridge: exposures.get(desktopBridgeName) as DesktopBridge & DesktopEvents, invoked, channels };
}

it('exposes one object of calls and events to the page, each bound to its channel', async () => {
  const { bridge, invoked, channels } = exposed();
  expect(Object.keys(bridge).toSorted()).toEqual([...Object.keys(desktopChannels), 'onNavigate', 'onOpenedFile'].toSorted());
  expect(channels.eventNames().map(String).toSorted()).toEqual(Object.values(desktopEvents).toSorted());
  await bridge.appVersion();
  await bridge.openExternal('https://www.dhb.de/');
  await bridge.serverOrigin();
  await bridge.pageDrawn();
  await bridge.openedFile();
  await bridge.openNotice('session');
  await bridge.openCalendarFeed('token');
  expect(invoked).toEqual([
    [desktopChannels.appVersion],
    [desktopChannels.openExternal, 'https://www.dhb.de/'],
    [desktopChannels.serverOrigin],
    [desktopChannels.pageDrawn],
    [desktopChannels.openedFile],
    [desktopChannels.openNotice, 'session'],
    [desktopChannels.openCalendarFeed, 'token'],
  ]);
});

it('passes on a path alone: no event of Electron’s, no further value, nothing that is no text', () => {
  const { bridge, channels } = exposed();
  channels.emit(desktopEvents.navigate, { sender: 'ipc' }, '/before');
  const heard: unknown[][] = [];
  bridge.onNavigate((...values: unknown[]) => heard.push(values));
  bridge.onOpenedFile((...values: unknown[]) => heard.push(['file', ...values]));
  channels.emit(desktopEvents.navigate, { sender: 'ipc' }, '/week', 'more');
  channels.emit(desktopEvents.navigate, { sender: 'ipc' }, { path: '/week' });
  channels.emit(desktopEvents.fileOpened, { sender: 'ipc' });
  expect(heard).toEqual([['/week'], ['file']]);
});
