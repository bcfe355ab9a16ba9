// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SwipePages } from './swipe-pages.tsx';

let strip: HTMLElement;

beforeEach(() => {
  render(<SwipePages label="Kacheln" pages={[<a href="#eins">eins</a>, <a href="#zwei">zwei</a>]} />);
  const parent = screen.getByRole('group', { name: 'Seite 1 von 2' }).parentElement;
  if (parent === null) throw new Error('no strip');
  strip = parent;
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  // Scrolls smoothly: nothing has moved yet when the call returns.
  strip.scrollTo = () => undefined;
});
afterEach(cleanup);

const pageOf = (name: string) => screen.getByText(name).parentElement;
const isInert = (name: string) => pageOf(name)?.hasAttribute('inert');
const scrolledTo = (left: number) => {
  strip.scrollLeft = left;
  fireEvent.scroll(strip);
};
const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));

test('a tap on the page that is coming counts before it has arrived', () => {
  turn();
  scrolledTo(20);
  fireEvent.pointerDown(screen.getByText('zwei'));
  expect(isInert('zwei')).toBe(false);
  scrolledTo(40);
  expect(isInert('zwei')).toBe(false);
});

test('a thumb that takes the strip on the way leads to the page where it lets go', () => {
  turn();
  scrolledTo(100);
  fireEvent.pointerDown(screen.getByText('zwei'));
  // The browser pans from now on.
  fireEvent.pointerCancel(screen.getByText('zwei'));
  scrolledTo(0);
  expect(isInert('eins')).toBe(false);
  expect(isInert('zwei')).toBe(true);
});
