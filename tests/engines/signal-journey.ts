import { YOYO_RUNS } from '@anwurf/domain/fitness/yoyo';
import { expect } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { pressUntil } from './journeys.ts';

/** In ms: a page says that it is silent when the machine lets it. */
const patience = { timeout: 90_000 };
/** Three that count down, then three a run. */
const tonesOfAll = 3 + 3 * YOYO_RUNS.length;

declare global {
  interface Window {
    /** Every tone that was planned and not taken back: when it sounds, in milliseconds since 1970. */
    planned?: Map<OscillatorNode, number>;
    audio?: AudioContext;
  }
}

/** Runs in the page: notes from now on when each planned tone will sound by the time of day. */
function watchTones(): void {
  const planned = (window.planned = new Map<OscillatorNode, number>());
  const { prototype } = OscillatorNode;
  const [start, disconnect] = ['start', 'disconnect'].map((name) => Reflect.get(prototype, name) as (...given: unknown[]) => void);
  prototype.start = function note(this: OscillatorNode, at = 0) {
    window.audio = this.context as AudioContext;
    planned.set(this, Date.now() + (at - this.context.currentTime) * 1000);
    start?.call(this, at);
  };
  prototype.disconnect = function forget(this: OscillatorNode) {
    planned.delete(this);
    disconnect?.call(this);
  };
}

const silent = { text: 'Kein Ton' } as const;
const soundOn = { role: 'button', name: 'Ton einschalten' } as const;

const withSignals = { role: 'button', name: 'Mit Signalen laufen' } as const;

const plannedTones = (page: EnginePage) => page.evaluate(() => [...(window.planned?.values() ?? [])].toSorted((one, other) => one - other));
async function expectSilence(page: EnginePage, isSilent: boolean): Promise<void> {
  await expect.poll(() => page.sees(silent), patience).toBe(isSilent);
}

const switchOff = async (page: EnginePage) => {
  await page.click({ role: 'button', name: /^Ton bei/ });
  await page.get({ text: 'Der Ton ist aus: Du hörst keine Signale.' });
  expect(await plannedTones(page)).toEqual([]);
};

/** Firefox starts no audio clock where there is no sound device: it is said, also after a reload, and the test goes on all the same. */
async function goOnSilently(page: EnginePage): Promise<void> {
  await page.click(soundOn);
  await expectSilence(page, true);
  await switchOff(page);
  await page.click(soundOn);
  await page.goto(await page.path());
  await page.get({ role: 'button', name: 'Beenden' });
  await expectSilence(page, true);
  await page.click({ role: 'button', name: 'Beenden' });
}

/**
 * A running Yo-Yo test keeps its signals: over a held audio clock, as a call holds it, over one that stands although it says that it
 * runs, switched off and on, and after a reload. Nothing of it is listened to: every planned tone is counted.
 */
export async function keepSignals(page: EnginePage): Promise<void> {
  await page.evaluate(watchTones);
  await pressUntil(page, { role: 'button', name: /^(Test starten|Neu beginnen)$/ }, withSignals);
  await pressUntil(page, withSignals, { text: /dann (zurück|los)$/ });
  const hasTold = async () => (await plannedTones(page)).length > 0 || (await page.sees(silent));
  await expect.poll(hasTold, patience).toBe(true);
  if (await page.sees(silent)) {
    await goOnSilently(page);
    return;
  }
  const last = (await plannedTones(page)).at(-1) ?? 0;

  await page.evaluate(() => window.audio?.suspend());
  await expectSilence(page, true);
  await page.evaluate(() => window.audio?.resume());
  await expectSilence(page, false);
  await expect.poll(async () => (await plannedTones(page)).length, patience).toBeGreaterThan(0);
  // At the same time of day as before: a plan in the audio clock would be late by the interruption.
  expect(Math.abs(((await plannedTones(page)).at(-1) ?? 0) - last)).toBeLessThan(250);

  await page.evaluate(() => {
    const dead = window.audio;
    if (dead === undefined) throw new Error('no audio clock');
    const { currentTime } = dead;
    Object.defineProperty(dead, 'currentTime', { get: () => currentTime });
  });
  await page.click(soundOn);
  await expectSilence(page, false);
  await expect.poll(() => page.evaluate(() => window.audio?.state), patience).toBe('running');

  await switchOff(page);
  await page.click(soundOn);
  await expect.poll(async () => (await plannedTones(page)).length, patience).toBeGreaterThan(0);

  await page.goto(await page.path());
  const goOn = { role: 'button', name: 'Beenden' } as const;
  await page.get(goOn);
  await page.evaluate(watchTones);
  // Silent until a press where the engine wants one; a press is the same elsewhere.
  if (!(await page.sees(silent))) await page.click({ role: 'button', name: /^Ton bei/ });
  await page.click(soundOn);
  await expectSilence(page, false);
  const left = await plannedTones(page);
  expect(left.length).toBeGreaterThan(tonesOfAll - 60);
  expect(left.length).toBeLessThan(tonesOfAll);
  await page.click(goOn);
}
