import { YOYO_RUNS } from '@anwurf/domain/fitness/yoyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Three that count down, then three a run. */
const tonesOfAll = 3 + 3 * YOYO_RUNS.length;

declare global {
  interface Window {
    /** Every tone that was planned and not taken back: when it sounds, in milliseconds since 1970. */
    planned?: Map<OscillatorNode, number>;
    audio?: AudioContext;
  }
}

/** Notes when each planned tone will sound by the time of day. */
async function watchTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
  });
}

/** From the next load on: a browser that sounds nothing before a press, as Safari. Chromium remembers a press over a reload. */
async function wantPress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isPressed = false;
    addEventListener('pointerdown', () => (isPressed = true), true);
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        if (!isPressed) void this.suspend();
      }
      override async resume(): Promise<void> {
        if (isPressed) await super.resume();
      }
    };
  });
}

const plannedTones = (page: Page) => page.evaluate(() => [...(window.planned?.values() ?? [])].toSorted((one, other) => one - other));

/** Begins the Yo-Yo test of a new draft. */
async function beginYoyo(page: Page): Promise<void> {
  await page.goto(`${browsers.url}/ist-zustand/schnelligkeitsausdauer`);
  await button(page, /^(Test starten|Neu beginnen)$/).click();
  await button(page, 'Mit Signalen laufen').click();
  await page.getByText('dann zurück').waitFor();
}

test('after a reload the Yo-Yo test says that it has no sound until it is pressed, then plans the signals that are left', async () => {
  const { page } = device;
  await watchTones(page);
  await beginYoyo(page);
  expect(await plannedTones(page)).toHaveLength(tonesOfAll);
  await wantPress(page);
  await page.reload();
  const silent = page.getByRole('alert').filter({ hasText: 'Kein Ton' });
  await silent.getByText('Der Browser spielt erst nach einem Druck wieder Signale.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await plannedTones(page)).toEqual([]);
  await silent.getByRole('button', { name: 'Ton einschalten' }).click();
  await silent.waitFor({ state: 'detached' });
  const left = await plannedTones(page);
  expect(left.length).toBeGreaterThan(tonesOfAll - 30);
  expect(left.length).toBeLessThan(tonesOfAll);

  await button(page, /^Ton bei/).click();
  await silent.getByText('Der Ton ist aus: Du hörst keine Signale.').waitFor();
  expect(await plannedTones(page)).toEqual([]);
  await silent.getByRole('button', { name: 'Ton einschalten' }).click();
  await expect.poll(async () => (await plannedTones(page)).length).toBeGreaterThan(0);
});

test('after an interruption of the sound the signals come when the board says, not later', async () => {
  const { page } = device;
  await watchTones(page);
  await beginYoyo(page);
  const before = await plannedTones(page);
  // As a call does: the audio clock stands still, and no page event comes.
  await page.evaluate(() => window.audio?.suspend());
  await page.getByRole('alert').filter({ hasText: 'Kein Ton' }).waitFor();
  const stood = await page.evaluate(() => window.audio?.currentTime ?? 0);
  await page.evaluate(() => window.audio?.resume());
  await page.getByRole('alert').filter({ hasText: 'Kein Ton' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => window.audio?.currentTime ?? 0)).toBeGreaterThan(stood);
  await expect.poll(async () => (await plannedTones(page)).length).toBeGreaterThan(0);
  const after = await plannedTones(page);
  // The last tone of the test is at the same time of day as before: a plan made in the audio clock would be late by the interruption.
  expect(Math.abs((after.at(-1) ?? 0) - (before.at(-1) ?? 0))).toBeLessThan(100);
});

test('an audio clock that stands although it says that it runs is no sound, and a press makes another one', async () => {
  const { page } = device;
  await watchTones(page);
  await beginYoyo(page);
  const silent = page.getByRole('alert').filter({ hasText: 'Kein Ton' });
  // As Safari on an iPad was seen to come back from another app.
  await page.evaluate(() => {
    const dead = window.audio;
    if (dead === undefined) throw new Error('no audio clock');
    const { currentTime } = dead;
    Object.defineProperty(dead, 'currentTime', { get: () => currentTime });
  });
  await silent.getByRole('button', { name: 'Ton einschalten' }).click();
  await silent.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => window.audio?.state)).toBe('running');
  const left = await plannedTones(page);
  expect(left.length).toBeGreaterThan(tonesOfAll - 30);
  expect(left[0]).toBeGreaterThan((await page.evaluate(() => Date.now())) - 1000);
});

test('a Yo-Yo test that was left or ended by mistake is brought back, and its end outlives a reload', async () => {
  const { page } = device;
  await beginYoyo(page);
  await button(page, 'Linie verpasst').click();
  await page.getByText('dann los').waitFor();
  await button(page, 'Test abbrechen').click();
  await button(page, 'Rückgängig').click();
  await button(page, 'Weiter').waitFor();
  await page.getByText('Eine Linie verpasst. Die nächste beendet den Test.').waitFor();
  await button(page, 'Weiter').click();
  await button(page, 'Beenden').click();
  await button(page, 'Ergebnis übernehmen').waitFor();
  await page.reload();
  await button(page, 'Ergebnis übernehmen').waitFor();
  await expect.poll(() => page.getByRole('img', { name: 'Stufe 5, Lauf 1' }).or(page.getByText('5.1')).first().isVisible()).toBe(true);
  await button(page, 'Ergebnis übernehmen').click();
  await button(page, 'Versuch 1: 5.1, bester. Ändern').waitFor();
});

test('a test that was begun anew by mistake is brought back with what was measured', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/ist-zustand/antritt`);
  await button(page, /^(Test starten|Neu beginnen)$/).click();
  const field = page.getByRole('textbox', { name: / in s$/ }).first();
  await field.fill('10,25');
  await field.blur();
  await button(page, 'Versuch 1 speichern').click();
  await button(page, 'Versuch 1: 10,25, bester. Ändern').waitFor();
  await page.goto(`${browsers.url}/ist-zustand/antritt`);
  await button(page, 'Neu beginnen').click();
  await button(page, 'Versuch 1 speichern').waitFor();
  await button(page, 'Rückgängig').click();
  await button(page, 'Versuch 1: 10,25, bester. Ändern').waitFor();
  await expect.poll(() => button(page, 'Versuch 2 speichern').count()).toBe(1);
});

test('a sprint that was stopped too early does not count, and its clock goes on when that is taken back', async () => {
  const { page } = device;
  await page.clock.install();
  await page.goto(`${browsers.url}/ist-zustand/schnelligkeitsausdauer`);
  await button(page, /^(Test starten|Neu beginnen)$/).click();
  await button(page, 'Test auslassen').click();
  await page.getByText('Von Hand gestoppt ist eine Zeit meist', { exact: false }).waitFor();
  await button(page, 'Sprints mit Signal starten').click();
  await page.clock.fastForward(10_800);
  await button(page, 'Stopp').click();
  await page.getByText(/^Sprint 1: .*zählt nicht$/).waitFor();
  await button(page, 'Rückgängig').click();
  await page.getByText('Sprint 1 läuft').waitFor();
  await page.clock.fastForward(4000);
  await button(page, 'Stopp').click();
  await page.getByText('Geh zum Start. Sprint 2 von 6').waitFor();
  await button(page, 'Abbrechen').click();
  // The run's first trial has the time from the first start, not from the one after the mistake.
  await button(page, /^Versuch 1: [4-9],\d\d, bester\. Ändern$/).waitFor();
  expect(await button(page, /: ungültig\. Ändern$/).count()).toBe(0);
});
