// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FigureDrawing } from './figure-drawing.ts';
import { FigureKeys } from './figure-keys.tsx';
import { FigureTile } from './figure-tile.tsx';
import { showMoment } from './play-figure.ts';
import { floorLine, frameOf, viewBoxOf, viewBoxText } from './view-box.ts';

afterEach(cleanup);

/** A body of one shape that falls for two seconds. */
const falling: FigureDrawing = {
  seconds: 2,
  stills: [0, 1],
  labels: [{ x: 5, y: -4, text: '7 m' }],
  muscles: () => [],
  closeUp: () => null,
  hasFloor: true,
  restarts: true,
  shapesAt: (seconds) => [{ role: 'skin', data: `M0 ${seconds * 100}`, gap: true }],
  boxAt: () => [-10, -90, 10, 0],
  box: () => [-10, -100, 10, 0],
};
const data = (root: Element) => [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('a picture shows the whole box in its proportion, and does not blow up who lies', () => {
  expect(viewBoxOf([-10, -100, 10, 0], 1, 96)).toEqual([-54, -104, 108, 108]);
  const [, , width, height] = viewBoxOf([-60, -20, 60, 0], 2, 96);
  expect([width, height]).toEqual([192, 96]);
  expect(viewBoxText([-1.26, 2, 3, 4])).toBe('-13 20 30 40');
  expect(floorLine([-50, -104, 100, 108])).toBe('M-500 0h1000');
});

test('a small movement is shown closer, in a row too', () => {
  const close: FigureDrawing = { ...falling, closeUp: () => [-6, -90, 6, -78] };
  expect(frameOf(close, 1, 96)).toEqual([-10, -94, 20, 20]);
  expect(frameOf(falling, 1, 96)).toEqual(viewBoxOf(falling.box(), 1, 96));
  const { container } = render(<FigureTile drawing={close} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('-100 -940 200 200');
});

test('a row shows the end of the way out, on the floor', () => {
  const { container } = render(<FigureTile drawing={falling} />);
  expect(data(container)).toEqual([expect.stringContaining(' 0h'), 'M0 100']);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const word = container.querySelector('text');
  expect([word?.textContent, word?.getAttribute('x'), word?.getAttribute('y')]).toEqual(['7 m', '50', '-40']);
});

test('key poses stand side by side, numbered', () => {
  const { container } = render(<FigureKeys drawing={{ ...falling, labels: [] }} least={110} aspect={1.6} />);
  expect(data(container).filter((path) => !path?.includes('h'))).toEqual(['M0 0', 'M0 100']);
  expect(container.textContent).toBe('12');
});

test('a picture with words stands still at its end, as wide as it is: they could not be read side by side', () => {
  const { container } = render(<FigureKeys drawing={falling} least={110} aspect={1.6} />);
  expect(data(container).filter((path) => !path?.includes(' 0h'))).toEqual(['M0 100']);
  expect(container.textContent).toBe('7 m');
});

test('a loop that begins anew fades out and in, and its paths are kept from frame to frame', () => {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  showMoment(group, falling, 1);
  const [path] = group.children;
  expect(group.style.opacity).toBe('1');
  showMoment(group, falling, 1.875);
  expect(group.children[0]).toBe(path);
  expect(path?.getAttribute('d')).toBe('M0 187.5');
  expect(Number(group.style.opacity)).toBeCloseTo(0.5, 9);
  showMoment(group, falling, 2);
  expect(Number(group.style.opacity)).toBe(0);
});
