import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newerApis } from './newer-apis.ts';
import { newerUses, ownNames, parseFile } from './used-apis.ts';

const root = join(import.meta.dirname, '../..');
/** Code that runs in a browser. */
const rooms = ['packages', 'web'];
const elsewhere = /(^|\/)(node_modules|dist|dist-next|build|decisions)\/|\.test\.tsx?$|\.node\.ts$|\.d\.ts$|vite\.config\.ts$/;

const files = rooms
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file))
  .map((file) => parseFile(file, readFileSync(join(root, file), 'utf8')));
const apis = newerApis();
const own = ownNames(files);
const usesOf = (text: string) => newerUses(parseFile('example.ts', text), apis, own);

/** Runs in Electron alone, which is newer. */
const ofDesktop = new Set(['packages/contract/desktop-bridge.ts: URL.canParse']);

test('nothing that runs in a browser uses what the oldest one lacks, unless it asks for it', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => newerUses(file, apis, own)).filter((use) => !ofDesktop.has(use))).toEqual([]);
});

test.each([
  ['element.checkVisibility();', 'Element.checkVisibility'],
  ['export const left = (parts: Element) => parts.moveBefore(parts, null);', 'moveBefore'],
  ['document.startViewTransition(() => undefined);', 'startViewTransition'],
  ['requestIdleCallback(() => undefined);', 'requestIdleCallback'],
  ['window.requestIdleCallback(() => undefined);', 'requestIdleCallback'],
  ['AbortSignal.any([]);', 'AbortSignal.any'],
  ['const parse = URL.canParse;', 'URL.canParse'],
  ['Promise.withResolvers();', 'Promise.withResolvers'],
  ['Object.groupBy([], String);', 'Object.groupBy'],
  ['new Set([1]).isSubsetOf(new Set());', 'Set.isSubsetOf'],
  ['new CloseWatcher();', 'CloseWatcher'],
  ['navigator.share({});', 'share'],
  ['navigator.storage.estimate();', 'StorageManager.estimate'],
])('%s is found', (text, use) => {
  expect(usesOf(text)).toEqual([expect.stringContaining(use)]);
});

test.each([
  "if ('share' in navigator) void navigator.share({});",
  "if (typeof navigator.canShare === 'function') navigator.canShare({});",
  'navigator.vibrate?.(200);',
  'const requestIdleCallback = (work: () => void) => work(); requestIdleCallback(() => undefined);',
  '[3, 1].toSorted().at(-1); structuredClone({});',
  'type Newer = { at: AbortSignal };',
])('%s is not', (text) => {
  expect(usesOf(text)).toEqual([]);
});
