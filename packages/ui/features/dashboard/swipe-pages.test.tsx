// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SwipePages } from './swipe-pages.tsx';

let strip: HTMLElement;

beforeEach(() => {
  render(<SwipePages label="Kacheln" pages={['eins', 'zwei']} />);
  const parent = pageOf('Seite 1 von 2').parentElement;
  if (parent === null) throw new Error('no strip');
  strip = parent;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  // Scrolls smoothly: nothing has moved yet when the call returns.
  strip.scrollTo = () => undefined;
});
afterEach(cleanup);

const pageOf = (name: string) => screen.getByLabelText(name, { selector: '[aria-roledescription]' });
const isInert = (name: string) => pageOf(name).hasAttribute('inert');
const scrolledTo = (left: number) => {
  strip.scrollLeft = left;
  fireEvent.scroll(strip);
};
const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));

test('a tap on the page that is coming counts before it has arrived', () => {
  turn();
  scrolledTo(20);
  fireEvent.pointerDown(pageOf('Seite 2 von 2'));
  expect(isInert('Seite 2 von 2')).toBe(false);
  scrolledTo(40);
  expect(isInert('Seite 2 von 2')).toBe(false);
});

test('a thumb that takes the strip on the way leads to the page where it lets go', () => {
  turn();
  scrolledTo(100);
  fireEvent.pointerDown(pageOf('Seite 2 von 2'));
  // The browser pans from now on.
  fireEvent.pointerCancel(pageOf('Seite 2 von 2'));
  scrolledTo(0);
  expect(isInert('Seite 1 von 2')).toBe(false);
  expect(isInert('Seite 2 von 2')).toBe(true);
});
