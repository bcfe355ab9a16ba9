import { desktopChannels, type OpenedFile } from '@anwurf/contract/desktop-bridge';
import { describe, expect, it } from 'vitest';
import { handleBridge } from '../../desktop/main/bridge.ts';
import type { PageCall } from '../../desktop/main/electron-main.ts';
import { ElectronStandIn } from './electron-stand-in.ts';

const page = { senderFrame: { url: 'app://anwurf/dashboard', parent: null } };

function bridge() {
  const { electron, channels, opened } = new ElectronStandIn();
  const files: OpenedFile[] = [{ name: 'anwurf-daten.json', content: new Uint8Array([123, 125]) }];
  const noticed: string[] = [];
  let drawn = 0;
  handleBridge(electron, {
    server: 'https://anwurf.example',
    onPageDrawn: () => (drawn += 1),
    takeFile: () => files.shift() ?? null,
    openNotice: (name) => void noticed.push(name),
  });
  const call = async (channel: string, event: PageCall, ...values: unknown[]) => channels.get(channel)?.(event, ...values);
  return { call, opened, channels, files, noticed, drawn: () => drawn };
}

describe('bridge', () => {
  it('listens on the channels of the contract and no other', () => {
    expect([...bridge().channels.keys()].toSorted()).toEqual(Object.values(desktopChannels).toSorted());
  });

  it('returns the version and opens https addresses for the page', async () => {
    const { call, opened } = bridge();
    expect(await call(desktopChannels.appVersion, page)).toBe('1.2.3');
    await call(desktopChannels.openExternal, page, 'https://www.dhb.de/');
    expect(opened).toEqual(['https://www.dhb.de/']);
  });

  it('returns where links that leave the app begin', async () => {
    expect(await bridge().call(desktopChannels.serverOrigin, page)).toBe('https://anwurf.example');
  });

  it('says once that the page has drawn, and gives the opened file away once', async () => {
    const { call, drawn } = bridge();
    await call(desktopChannels.pageDrawn, page);
    expect(drawn()).toBe(1);
    expect(await call(desktopChannels.openedFile, page)).toEqual({ name: 'anwurf-daten.json', content: new Uint8Array([123, 125]) });
    expect(await call(desktopChannels.openedFile, page)).toBeNull();
  });

  it('leads to a notification that there is', async () => {
    const { call, noticed } = bridge();
    await call(desktopChannels.openNotice, page, 'session');
    await call(desktopChannels.openNotice, page, 'rest');
    for (const name of ['/settings', 'toString', '', null])
      await expect(call(desktopChannels.openNotice, page, name)).rejects.toThrow('invalid arguments');
    expect(noticed).toEqual(['session', 'rest']);
  });

  it('hands the calendar a feed of the server, and no other address', async () => {
    const { call, opened } = bridge();
    const token = 'aB3-_'.repeat(8) + 'xyz';
    await call(desktopChannels.openCalendarFeed, page, token);
    for (const wrong of ['', token + 'x', '../../evil'.padEnd(43, 'x'), 'https://evil.example/'.padEnd(43, 'x'), `${token.slice(1)}\n`])
      await expect(call(desktopChannels.openCalendarFeed, page, wrong)).rejects.toThrow('invalid arguments');
    expect(opened).toEqual([`webcal://anwurf.example/api/calendar-feed/${token}.ics`]);
  });

  it.each([
    ['another origin', { senderFrame: { url: 'https://evil.example/', parent: null } }],
    ['a frame in the page', { senderFrame: { url: 'app://anwurf/', parent: {} } }],
    ['a frame that is gone', { senderFrame: null }],
    ['an address that only looks like the app', { senderFrame: { url: 'app://anwurf.evil/', parent: null } }],
  ])('refuses %s', async (_, event) => {
    const { call, opened, files, drawn, noticed } = bridge();
    for (const channel of Object.values(desktopChannels))
      await expect(call(channel, event, 'https://www.dhb.de/')).rejects.toThrow('refused');
    expect([opened, files.length, drawn(), noticed]).toEqual([[], 1, 0, []]);
  });

  it.each([
    ['file:///etc/passwd'],
    ['http://dhb.de/'],
    ['javascript:alert(1)'],
    ['https://dhb.de@evil.example/'],
    [`https://dhb.de/${'a'.repeat(2000)}`],
    [7],
    [null],
    [[]],
  ])('does not open %o', async (address) => {
    const { call, opened } = bridge();
    await expect(call(desktopChannels.openExternal, page, address)).rejects.toThrow('invalid arguments');
    expect(opened).toEqual([]);
  });

  it('refuses arguments that a call does not have', async () => {
    await expect(bridge().call(desktopChannels.appVersion, page, 'x')).rejects.toThrow('invalid arguments');
  });
});
