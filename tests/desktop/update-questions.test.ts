import type { MessageBoxOptions } from 'electron';
import { expect, it, vi } from 'vitest';
import type { VersionSource } from '../../desktop/main/updates/app-updater.ts';
import { beginStart, provenStart, type StartRecord } from '../../desktop/main/updates/start-record.ts';
import { createUpdateQuestions } from '../../desktop/main/updates/update-questions.ts';
import { ElectronStandIn } from './electron-stand-in.ts';

const none = () => Promise.reject(new Error('not expected'));

async function questions(source: Partial<VersionSource>, before: StartRecord | null = null, version = '1.2.3') {
  const standIn = new ElectronStandIn();
  await standIn.electron.app.whenReady();
  const begun = beginStart(before, version);
  let stored: StartRecord = begun.record;
  const done: string[] = [];
  const versions: VersionSource = {
    findNewer: none,
    findExactly: async (exactly) => void done.push(`find ${exactly}`),
    load: async () => void done.push('load'),
    installNow: () => done.push('install'),
    ...source,
  };
  const file = { read: () => stored, write: (record: StartRecord) => (stored = record) };
  const made = createUpdateQuestions(standIn.electron.dialog, versions, file, { begun, version });
  const choose = (label: string) => {
    standIn.chooses = ({ buttons = [] }: MessageBoxOptions) => Math.max(0, buttons.indexOf(label));
  };
  return { ...made, standIn, done, choose, stored: () => stored, said: () => standIn.asked.map(({ message }) => message) };
}
const newer = async () => '1.3.0';

it('asks before it loads, and says when the update will be there', async () => {
  const { check, choose, done, said, standIn } = await questions({ findNewer: newer });
  choose('Laden');
  await check(false);
  expect(done).toEqual(['load']);
  expect(said()).toEqual(['Version 1.3.0 ist da.', 'Version 1.3.0 ist geladen.']);
  expect(standIn.asked[0]?.buttons).toEqual(['Laden', 'Später', 'Diese Version überspringen']);
  // Closing the question means later.
  expect(standIn.asked[0]?.cancelId).toBe(1);
});

it('loads nothing later or skipped, and offers a skipped version only when it is asked', async () => {
  const { check, choose, done, said, stored } = await questions({ findNewer: newer });
  choose('Später');
  await check(false);
  choose('Diese Version überspringen');
  await check(false);
  expect([done, stored().skipped]).toEqual([[], ['1.3.0']]);
  await check(false);
  expect(said()).toHaveLength(2);
  choose('Laden');
  await check(true);
  expect(done).toEqual(['load']);
});

it('does not offer a version that did not start here, and says why when it is asked', async () => {
  const failed = { ...provenStart(beginStart(null, '1.2.3').record), refused: ['1.3.0'] };
  const { check, done, said } = await questions({ findNewer: newer }, failed);
  await check(false);
  expect(said()).toEqual([]);
  await check(true);
  expect([done, said()]).toEqual([[], ['Version 1.3.0 gibt es, sie ist hier aber nicht gestartet.']]);
});

it('offers an update that is loaded no second time', async () => {
  const { check, choose, done, said } = await questions({ findNewer: newer });
  choose('Laden');
  await check(false);
  await check(false);
  await check(true);
  expect(done).toEqual(['load']);
  expect(said().at(-1)).toBe('Version 1.3.0 ist geladen.');
});

it('asks once for two checks at the same time', async () => {
  const { check, choose, said } = await questions({ findNewer: newer });
  choose('Später');
  await Promise.all([check(false), check(true)]);
  expect(said()).toEqual(['Version 1.3.0 ist da.']);
});

it('is silent without an update or a connection, and answers when it is asked', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const upToDate = await questions({ findNewer: async () => null });
  await upToDate.check(false);
  expect(upToDate.said()).toEqual([]);
  await upToDate.check(true);
  expect(upToDate.said()).toEqual(['Anwurf ist aktuell.']);
  const offline = await questions({});
  await offline.check(false);
  expect(offline.said()).toEqual([]);
  await offline.check(true);
  expect(offline.said()).toEqual(['Nach Updates konnte nicht gesucht werden.']);
  warn.mockRestore();
});

it('says that a damaged update was not taken, and keeps nothing of it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { check, choose, said } = await questions({ findNewer: newer, load: none });
  choose('Laden');
  await check(false);
  expect(said().at(-1)).toBe('Version 1.3.0 konnte nicht geladen werden.');
  // It may be offered again.
  await check(false);
  expect(said()).toHaveLength(4);
  warn.mockRestore();
});

it('goes back to the earlier version when the player says so, and stays otherwise', async () => {
  const back = await questions({}, null, '1.3.0');
  back.choose('Zurück zur alten Version');
  expect(await back.goBack('1.2.3')).toBe(true);
  expect(back.done).toEqual(['find 1.2.3', 'load', 'install']);
  const stay = await questions({}, null, '1.3.0');
  stay.choose('Noch einmal versuchen');
  expect(await stay.goBack('1.2.3')).toBe(false);
  expect(stay.done).toEqual([]);
});

it('tries the version it has again when the earlier one is not to be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { goBack, done, said } = await questions({ findExactly: none }, null, '1.3.0');
  expect(await goBack('1.2.3')).toBe(false);
  expect([done, said().at(-1)]).toEqual([[], 'Version 1.2.3 konnte nicht geladen werden.']);
  warn.mockRestore();
});
