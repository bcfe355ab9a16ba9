import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFigure } from '@anwurf/figure/draw/prepare-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import type { Figure } from '@anwurf/figure/pose/figure';
import { resolveFigure } from '@anwurf/figure/pose/resolve-figure';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { figureMarkup } from './figure-markup.ts';

/** Side of a picture in px, and pictures in a row of the sheet. */
const side = 48;
const inRow = 24;
/** Greys from white to black: few of them make a small sheet, and hide how one Chromium smooths edges and another does not. */
const greys = 5;
const perMovement = 2;

const file = join(import.meta.dirname, 'movement-pictures.png');
const kit = join(import.meta.dirname, '../../packages/ui/kit');
const styles = ['tokens.css', 'figure/figure.module.css'].map((name) => readFileSync(join(kit, name), 'utf8')).join('\n');
const layout = `body { margin: 0; background: #fff; display: grid; grid: auto-flow ${side}px / repeat(${inRow}, ${side}px); width: ${inRow * side}px; }`;

/** A base movement as it is written, without what its exercises change. */
export interface Movement {
  readonly name: string;
  readonly figure: Figure;
}

export const MOVEMENTS: readonly Movement[] = Object.keys(FIGURE_LIBRARY.movements).map((name) => ({
  name,
  figure: resolveFigure(FIGURE_LIBRARY, { base: name }),
}));

/** A sheet of pictures in greys, 0 white. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly dark: Uint8Array;
}

async function readSheet(png: Buffer): Promise<Sheet> {
  const image = await loadImage(png);
  const { width, height } = image;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  const light = (pixel: number) => [0.3, 0.6, 0.1].reduce((sum, share, part) => sum + share * (data[pixel * 4 + part] ?? 0), 0) / 255;
  const dark = Uint8Array.from({ length: width * height }, (_, pixel) => Math.round((1 - light(pixel)) * greys));
  return { width, height, dark };
}

/** How the repository keeps that the movements look. */
export const storedPictures = (): Promise<Sheet> => readSheet(readFileSync(file));

/** Keeps a sheet as what the movements look like from now on. */
export function storePictures({ width, height, dark }: Sheet): string {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const image = ctx.createImageData(width, height);
  for (const [pixel, value] of dark.entries()) {
    image.data.fill(Math.round(255 * (1 - value / greys)), pixel * 4, pixel * 4 + 3);
    image.data[pixel * 4 + 3] = 255;
  }
  ctx.putImageData(image, 0, 0);
  writeFileSync(file, canvas.toBuffer('image/png'));
  return file;
}

/** The two clearest moments of a movement. */
function pictures({ figure }: Movement): readonly string[] {
  const drawable = prepareFigure(figure);
  const [first = 0, second = drawable.seconds * 0.4] = drawable.stills;
  return [first, second].map((seconds) => figureMarkup(drawable, seconds));
}

/** Draws two pictures of each movement, in the light theme. */
export async function drawPictures(page: Page, movements: readonly Movement[], moreStyles = ''): Promise<Sheet> {
  await page.setViewportSize({ width: inRow * side, height: side });
  const head = `<head><style>${styles}${layout}${moreStyles}</style></head>`;
  await page.setContent(`<!doctype html><html data-theme="light">${head}<body>${movements.flatMap(pictures).join('')}</body></html>`);
  return readSheet(await page.screenshot({ fullPage: true }));
}

/** A pixel at an edge may be a grey lighter or darker, and a few two greys: a limb that is elsewhere differs in more of them. */
const most = { greys: 1, pixels: 8 } as const;

function differs(now: Sheet, before: Sheet, picture: number): boolean {
  const [left, top] = [(picture % inRow) * side, Math.floor(picture / inRow) * side];
  let pixels = 0;
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) {
      const at = y * now.width + x;
      if (Math.abs((now.dark[at] ?? 0) - (before.dark[at] ?? 0)) > most.greys) pixels += 1;
    }
  return pixels > most.pixels;
}

/** Names of the movements that two sheets show differently. */
export function changedMovements(now: Sheet, before: Sheet): readonly string[] {
  if (now.width !== before.width || now.height !== before.height) return ['another number of movements'];
  return MOVEMENTS.filter((_, index) =>
    Array.from({ length: perMovement }, (__, which) => index * perMovement + which).some((picture) => differs(now, before, picture)),
  ).map(({ name }) => name);
}
