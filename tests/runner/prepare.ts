import { join } from 'node:path';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { ensureChromium } from '../chromium.ts';
import { type Step, task } from './step.ts';

const root = join(import.meta.dirname, '../..');

/** What browser tests need: a Chromium and the built app. */
export const preparations: readonly Step[] = [
  task('chromium', () => (process.env['CHROMIUM_PATH'] = ensureChromium())),
  task('web build', () => buildWebWhenNeeded(root)),
];
