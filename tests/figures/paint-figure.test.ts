import { createCanvas, Path2D } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FigureDrawing } from '../../packages/ui/kit/figure/figure-drawing.ts';
import { paintFigure } from '../../packages/ui/kit/figure/paint-figure.ts';

beforeEach(() => vi.stubGlobal('Path2D', Path2D));
afterEach(() => vi.unstubAllGlobals());

/** A square of half a body's height, above the floor, before one of a body's width. */
const drawing: FigureDrawing = {
  seconds: 1,
  stills: [0],
  labels: [],
  muscles: () => [],
  closeUp: () => null,
  hasFloor: true,
  restarts: false,
  shapesAt: () => [
    { role: 'top', data: 'M-250 -500H250V0H-250Z', gap: false },
    { role: 'way', data: 'M-250 -250H250', gap: false },
  ],
  boxAt: () => [-25, -50, 25, 0],
  box: () => [-25, -50, 25, 0],
};
const palette = Object.fromEntries(
  ['ground', 'skin', 'skinFar', 'topFar', 'shorts', 'shortsFar', 'hair', 'pad', 'edge', 'weight', 'band', 'ball'].map((name) => [
    name,
    '#ff0000',
  ]),
) as unknown as Parameters<typeof paintFigure>[1]['palette'];

test('a figure stands on the lower edge of its place, as large as it allows, without its way', () => {
  const canvas = createCanvas(200, 100);
  const ctx = canvas.getContext('2d');
  const pixel = (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data];
  const green = [0, 255, 0, 255];
  const nothing = [0, 0, 0, 0];
  const paint = (isLeft: boolean) => {
    ctx.clearRect(0, 0, 200, 100);
    paintFigure(ctx as unknown as CanvasRenderingContext2D, {
      drawing,
      seconds: 0,
      place: { x: 20, y: 10, width: 160, height: 80, isLeft },
      palette: { ...palette, top: '#00ff00' },
    });
  };
  paint(false);
  expect([pixel(100, 50), pixel(62, 88), pixel(138, 12)]).toEqual([green, green, green]);
  expect([pixel(58, 50), pixel(142, 50), pixel(100, 92), pixel(100, 8)]).toEqual([nothing, nothing, nothing, nothing]);
  paint(true);
  expect([pixel(22, 50), pixel(98, 50), pixel(102, 50)]).toEqual([green, green, nothing]);
});

test('of a figure whose part moves, that part fills the place, and nothing of the rest lies beside it', () => {
  const canvas = createCanvas(200, 100);
  const ctx = canvas.getContext('2d');
  const pixel = (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data];
  paintFigure(ctx as unknown as CanvasRenderingContext2D, {
    // The upper half of the square, which is as wide as it is high.
    drawing: { ...drawing, closeUp: () => [-12.5, -50, 12.5, -25] },
    seconds: 0,
    place: { x: 60, y: 10, width: 80, height: 80 },
    palette: { ...palette, top: '#00ff00' },
  });
  expect([pixel(100, 50), pixel(62, 50), pixel(138, 50)]).toEqual(Array.from({ length: 3 }, () => [0, 255, 0, 255]));
  expect([pixel(50, 50), pixel(150, 50), pixel(100, 95), pixel(100, 5)]).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0]));
});
