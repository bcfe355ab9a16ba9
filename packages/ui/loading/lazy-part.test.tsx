// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets all attempts of a part be made: the last one comes after 4 s. */
const afterAllAttempts = () => act(() => vi.advanceTimersByTimeAsync(6000));

const Greeting = ({ name }: { name: string }) => <p>Hallo {name}</p>;

/** A part that fails a given number of times, then arrives. */
function failing(times: number) {
  const asked = { count: 0 };
  const load = async () => {
    asked.count += 1;
    if (asked.count <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  };
  return { asked, Part: lazyPart(load) };
}

test.each([0, 1, 2])('a part whose request is lost %i times appears without a word', async (times) => {
  const { Part } = failing(times);
  render(<Part name="Mila" />);
  await afterAllAttempts();
  expect(screen.getByText('Hallo Mila')).toBeDefined();
  expect(screen.queryByText('Dieser Teil ist nicht angekommen')).toBeNull();
});

test('one that does not arrive says so and comes with the next try', async () => {
  const { Part, asked } = failing(5);
  render(<Part name="Mila" />);
  await afterAllAttempts();
  expect(screen.getByText('Dieser Teil ist nicht angekommen')).toBeDefined();
  expect(asked.count).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await afterAllAttempts();
  expect(screen.getByText('Hallo Mila')).toBeDefined();
});

test('it is asked for by itself when the network is back', async () => {
  const { Part } = failing(4);
  render(<Part name="Mila" />);
  await afterAllAttempts();
  expect(screen.getByText('Dieser Teil ist nicht angekommen')).toBeDefined();
  window.dispatchEvent(new Event('online'));
  await afterAllAttempts();
  expect(screen.getByText('Hallo Mila')).toBeDefined();
});

test('prefetching never fails, and a part that is there appears at once', async () => {
  const { Part } = failing(4);
  for (let time = 0; time < 2; time += 1) {
    const preloaded = Part.preload();
    await afterAllAttempts();
    await expect(preloaded).resolves.toBeUndefined();
  }
  render(<Part name="Ole" />);
  expect(screen.getByText('Hallo Ole')).toBeDefined();
});

test('a part that arrives between being drawn and being listened for appears all the same', async () => {
  vi.useRealTimers();
  let arrive: (part: typeof Greeting) => void = () => undefined;
  const Part = lazyPart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  void Part.preload();
  const Drawn = () => {
    // After the commit, before the effects of a later task.
    useLayoutEffect(() => arrive(Greeting), []);
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <>
      <Part name="Pia" />
      <Drawn />
    </>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('Hallo Pia'));
  root.unmount();
  vi.unstubAllGlobals();
});
