import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { desktopChannels, desktopEvents } from '@anwurf/contract/desktop-bridge';
import { createMain } from '../../desktop/main/main.ts';
import { ElectronStandIn } from './electron-stand-in.ts';

const id = '0198c4de-7a10-7c3b-9d51-3f4a2b6c7d8e';
const program = '/opt/Anwurf/anwurf';
const page = { senderFrame: { url: 'app://anwurf/settings', parent: null } };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-openings-'));
});
// A window that closes still writes down its place.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

async function start({
  parameters = [],
  before = () => undefined,
}: { parameters?: string[]; before?: (standIn: ElectronStandIn) => void } = {}) {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  const started = createMain(standIn.electron, {
    server: 'https://anwurf.example',
    rendererFolder: folder,
    preload: '/preload.cjs',
    platform: 'darwin',
    parameters,
    versions: null,
  });
  before(standIn);
  await started;
  const [window] = standIn.windows;
  if (window === undefined) throw new Error('no window');
  return {
    standIn,
    window,
    sent: window.webContents.sent,
    second: (...argv: string[]) => standIn.app.emit('second-instance', {}, [program, ...argv]),
    emit: (event: string, value: string) => {
      let prevented = false;
      standIn.app.emit(event, { preventDefault: () => (prevented = true) }, value);
      expect(prevented).toBe(true);
    },
    take: async () => standIn.channels.get(desktopChannels.openedFile)?.(page),
  };
}

async function exported(name = 'anwurf-daten-2026-11-20.json', text = '{"version":1}'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe('a link', () => {
  it('opens its page at the first start, by the command line or by macOS before there is a window', async () => {
    const byLine = await start({ parameters: [`anwurf://plan/${id}`] });
    expect(byLine.window.done[0]).toBe(`load app://anwurf/training-plans/${id}`);
    const early = await start({ before: ({ app }) => app.emit('open-url', { preventDefault: () => undefined }, `anwurf://workout/${id}`) });
    expect(early.window.done[0]).toBe(`load app://anwurf/training/plan/${id}/start`);
    expect(early.standIn.windows).toHaveLength(1);
  });

  it('leads the running page there, by a second start or by macOS', async () => {
    const { second, emit, sent, standIn } = await start();
    second('--allow-file-access', `anwurf://plan/${id}`);
    emit('open-url', 'anwurf://team/ABCD2345');
    expect(sent).toEqual([
      [desktopEvents.navigate, `/training-plans/${id}`],
      [desktopEvents.navigate, '/team/join#ABCD2345'],
    ]);
    expect(standIn.windows).toHaveLength(1);
  });

  it('to a report opens it in the browser, at the app’s own server', async () => {
    const { emit, standIn, sent } = await start();
    emit('open-url', `anwurf://report/${id}`);
    expect(standIn.opened).toEqual([`https://anwurf.example/training-report/${id}`]);
    expect(sent).toEqual([]);
  });

  it.each(['anwurf://settings/delete', 'anwurf://plan/../x', 'javascript:alert(1)', `anwurf://plan/${id} --inspect=9229`])(
    'that is unknown brings the app to the front and does nothing else: %s',
    async (text) => {
      const { second, emit, sent, standIn, window } = await start({ parameters: [text] });
      expect(window.done[0]).toBe('load app://anwurf/');
      second(text);
      emit('open-url', text);
      expect([sent, standIn.opened, standIn.asked]).toEqual([[], [], []]);
      expect(window.done.at(-1)).toBe('focus');
    },
  );
});

describe('a file', () => {
  it('waits for the settings, which take it once', async () => {
    const { emit, sent, take } = await start();
    emit('open-file', await exported());
    await vi.waitFor(() => expect(sent).toEqual([[desktopEvents.navigate, '/settings'], [desktopEvents.fileOpened]]));
    expect(await take()).toEqual({ name: 'anwurf-daten-2026-11-20.json', content: new TextEncoder().encode('{"version":1}') });
    expect(await take()).toBeNull();
  });

  it('of a second start does too', async () => {
    const { second, sent, take } = await start();
    second('--no-sandbox', await exported('Hevy.CSV', 'date;kg'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(await take()).toMatchObject({ name: 'Hevy.CSV' });
  });

  it('is found at its address too, as file managers of Linux give it', async () => {
    const { second, sent, take } = await start();
    second(pathToFileURL(await exported('mein export ä.json')).href);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(await take()).toMatchObject({ name: 'mein export ä.json' });
  });

  it.each(['file://host/share/a.json', '//host/share/a.json', '\\\\host\\share\\a.json', 'file:///%00.json', 'file://%/a.json'])(
    'of another machine, or at no address, is not opened: %s',
    async (text) => {
      const { second, sent, standIn, window } = await start({ parameters: [text] });
      second(text);
      expect([sent, standIn.asked, window.done.at(-1)]).toEqual([[], [], 'focus']);
    },
  );

  it.each(['notes.txt', 'run.exe', 'daten.json.lnk', 'relative.json'])(
    'of another kind, or without its whole path, is none: %s',
    async (name) => {
      const { second, sent, standIn } = await start();
      await exported(name);
      second(name === 'relative.json' ? name : join(folder, name));
      expect([sent, standIn.asked]).toEqual([[], []]);
    },
  );

  it('that is too large, a folder, a pipe, or gone is refused in words, and nothing waits', async () => {
    const { emit, sent, standIn, take } = await start();
    const large = await exported('gross.json');
    await truncate(large, 1_000_000_000);
    await mkdir(join(folder, 'ordner.json'));
    await symlink(join(folder, 'nichts'), join(folder, 'link.json'));
    expect(spawnSync('mkfifo', [join(folder, 'rohr.json')]).status).toBe(0);
    for (const name of ['gross.json', 'ordner.json', 'link.json', 'rohr.json', 'fehlt.json']) emit('open-file', join(folder, name));
    await vi.waitFor(() => expect(standIn.asked).toHaveLength(5));
    expect(standIn.asked[0]?.message).toBe('Diese Datei kann Anwurf nicht importieren.');
    expect([sent, await take()]).toEqual([[], null]);
  });
});

describe('a notification', () => {
  it('that is pressed leads to its page, one of a rest only to the front', async () => {
    const { standIn, window, sent } = await start();
    const press = async (name: string) => standIn.channels.get(desktopChannels.openNotice)?.(page, name);
    await press('session');
    expect(sent).toEqual([[desktopEvents.navigate, '/active-workout#today']]);
    await press('rest');
    expect(sent).toHaveLength(1);
    expect(window.done.slice(-2)).toEqual(['show', 'focus']);
  });
});
