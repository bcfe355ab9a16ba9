import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allowSound } from './sound.ts';
import { usePreparedSound } from './use-prepared-sound.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Comes first: the page's one clock stays.
test('a screen that is left at once makes none', () => {
  vi.useFakeTimers();
  const AudioClock = vi.fn<() => void>();
  vi.stubGlobal('AudioContext', AudioClock);
  renderHook(() => usePreparedSound()).unmount();
  vi.runAllTimers();
  expect(AudioClock).not.toHaveBeenCalled();
});

test('the audio clock is made while nothing waits for it, and started by the press', () => {
  vi.useFakeTimers();
  const made: AudioClock[] = [];
  class AudioClock extends EventTarget {
    readonly currentTime = 0;
    state: AudioContextState = 'suspended';
    constructor() {
      super();
      made.push(this);
    }
    resume(): Promise<void> {
      this.state = 'running';
      return Promise.resolve();
    }
    stop(): void {
      this.state = 'suspended';
      this.dispatchEvent(new Event('statechange'));
    }
  }
  vi.stubGlobal('AudioContext', AudioClock);

  const screen = renderHook(() => usePreparedSound());
  expect(made).toEqual([]);
  vi.runAllTimers();
  expect(made.map(({ state }) => state)).toEqual(['suspended']);

  allowSound();
  expect(made.map(({ state }) => state)).toEqual(['running']);
  screen.unmount();
  // Other files share the page: a clock that runs on would have their screens plan tones.
  for (const clock of made) clock.stop();
});
