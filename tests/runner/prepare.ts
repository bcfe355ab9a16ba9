import { join } from 'node:path';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { ensureMovableClock } from '../clock/moved-clock.ts';
import { ensureChromium } from '../chromium.ts';
import { ensureEngines } from '../engines/engines.ts';
import { type Step, task } from './step.ts';

const root = join(import.meta.dirname, '../..');

/** Gives tests a clock that can be moved, where Debian's libfaketime can be had. */
export const prepareClock: Step = task('clock', () => {
  if (!ensureMovableClock()) console.log('Without libfaketime the tests run at the machine’s own date.');
});

/** Gives browser tests a Chromium, the other engines where they can be had, and the built app. */
export const preparations: readonly Step[] = [
  task('chromium', () => (process.env['CHROMIUM_PATH'] = ensureChromium())),
  task('engines', ensureEngines),
  task('web build', () => buildWebWhenNeeded(root)),
];
