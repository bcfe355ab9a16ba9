import { type DesktopBridge, desktopBridgeName, desktopChannels } from '@anwurf/contract/desktop-bridge';
import { expect, it } from 'vitest';
import { type ElectronPreload, exposeBridge } from './expose-bridge.ts';

it('exposes one object of calls to the page, each bound to its channel', async () => {
  const exposed = new Map<string, DesktopBridge>();
  const invoked: unknown[][] = [];
  exposeBridge({
    contextBridge: { exposeInMainWorld: (name: string, bridge: DesktopBridge) => exposed.set(name, bridge) },
    ipcRenderer: { invoke: (...values: unknown[]) => Promise.resolve(invoked.push(values)) },
  } as unknown as ElectronPreload);
  expect([...exposed.keys()]).toEqual([desktopBridgeName]);
  const bridge = exposed.get(desktopBridgeName);
  expect(Object.keys(bridge ?? {}).toSorted()).toEqual(Object.keys(desktopChannels).toSorted());
  await bridge?.appVersion();
  await bridge?.openExternal('https://www.dhb.de/');
  await bridge?.serverOrigin();
  expect(invoked).toEqual([
    [desktopChannels.appVersion],
    [desktopChannels.openExternal, 'https://www.dhb.de/'],
    [desktopChannels.serverOrigin],
  ]);
});
