import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { besides, fitToScreens, keepWindowState, readWindowState } from './window-state.ts';

const main = { x: 0, y: 25, width: 1440, height: 815 };
const second = { x: 1440, y: 0, width: 1920, height: 1080 };
const state = { x: 1600, y: 100, width: 1200, height: 800, isMaximized: false };

describe('a stored place', () => {
  it('is kept while its screen is there', () => {
    expect(fitToScreens(state, [main, second])).toEqual(state);
  });

  it('is left to the system when its screen is gone, and fits into the one that is there', () => {
    expect(fitToScreens({ ...state, width: 1800, height: 1000 }, [main])).toEqual({ width: 1440, height: 815, isMaximized: false });
  });

  it.each([
    ['above the screen', { x: 100, y: -400 }],
    ['below it', { x: 100, y: 830 }],
    ['with too little of its bar in reach', { x: 1400, y: 100 }],
    ['far away', { x: -90_000, y: 90_000 }],
  ])('is left to the system %s', (_, place) => {
    expect(fitToScreens({ ...state, ...place }, [main])).not.toHaveProperty('x');
  });

  it('half outside stays, for the player has put it there', () => {
    expect(fitToScreens({ ...state, x: -1000, y: 100 }, [main])).toMatchObject({ x: -1000, y: 100 });
  });

  it('is never smaller than the app can be used, and stays maximised', () => {
    const small = fitToScreens({ x: 0, y: 30, width: 10, height: 10, isMaximized: true }, [main]);
    expect(small).toEqual({ x: 0, y: 30, width: 360, height: 560, isMaximized: true });
  });

  it('of a further window is beside the one before', () => {
    expect(besides({ ...state, isMaximized: true })).toEqual({ ...state, x: 1628, y: 128 });
  });
});

describe('the file of the place', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'anwurf-window-'));
    file = join(folder, 'window.json');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what was kept, and leaves nothing beside it', async () => {
    await keepWindowState(file, state);
    expect(await readWindowState(file)).toEqual(state);
    expect(await readdir(folder)).toEqual(['window.json']);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"width":1e9,"height":800,"isMaximized":false}',
    '{"x":0.5,"y":0,"width":800,"height":600,"isMaximized":false}',
  ])('is the usual place when it holds %o', async (text) => {
    await writeFile(file, text);
    expect(await readWindowState(file)).toEqual({ width: 1280, height: 860, isMaximized: false });
  });

  it('that cannot be written costs nothing but the place', async () => {
    await expect(keepWindowState(join(folder, 'none/window.json'), state)).resolves.toBeUndefined();
  });
});
