// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { PlainButton } from './plain-button.tsx';
import { guardArrival, guardPresses } from './press-guard.ts';

// One clock for all tests: the last press of the test before is long ago.
beforeAll(async () => {
  vi.useFakeTimers();
  // A press of another file was at the real time, which is the future of this clock.
  render(<PlainButton>Vorher</PlainButton>);
  await tap('Vorher');
  cleanup();
  await pass(2000);
});
afterAll(() => void vi.useRealTimers());
afterEach(async () => {
  cleanup();
  await pass(2000);
});

/** Lets time pass, and what has changed be noticed. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A finger taps the button at a place of the screen. */
async function tap(name: string, x = 0): Promise<void> {
  const button = screen.getByRole('button', { name });
  const at = { clientX: x, clientY: 0, detail: 1, button: 0, pointerId: 1, pointerType: 'touch' };
  fireEvent.pointerDown(button, at);
  fireEvent.pointerUp(button, at);
  fireEvent.click(button, at);
  await pass(0);
}

/** A key is pressed on the button, as a browser's own button takes it. */
async function key(name: string, pressed: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  if (fireEvent.keyDown(button, { key: pressed })) fireEvent.click(button, { detail: 0 });
  fireEvent.keyUp(button, { key: pressed });
  await pass(0);
}

function Sets({ onLog, rests = false }: { onLog: (number: number) => void; rests?: boolean }) {
  const [number, setNumber] = useState(1);
  const [isResting, setResting] = useState(false);
  function log() {
    onLog(number);
    setNumber(number + 1);
    setResting(rests);
  }
  return (
    <div ref={guardPresses}>
      {isResting ? (
        <Button onPress={() => setResting(false)}>Pause beenden</Button>
      ) : (
        <Button onPress={log}>Satz {number} abgeschlossen</Button>
      )}
    </div>
  );
}

test('of quick taps on a button that means another set after each only the first counts, and a later one again', async () => {
  const logged: number[] = [];
  render(<Sets onLog={(number) => logged.push(number)} />);
  await tap('Satz 1 abgeschlossen');
  for (let more = 0; more < 5; more += 1) {
    await pass(150);
    await tap('Satz 2 abgeschlossen');
  }
  expect(logged).toEqual([1]);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await pass(400);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
  await tap('Satz 2 abgeschlossen');
  expect(logged).toEqual([1, 2]);
});

test('a second tap does not hit the button that has taken the place of the first', async () => {
  render(<Sets rests onLog={() => {}} />);
  await tap('Satz 1 abgeschlossen');
  await pass(399);
  await tap('Pause beenden');
  expect(screen.queryByRole('button', { name: 'Pause beenden' })).not.toBeNull();
  await pass(400);
  await tap('Pause beenden');
  expect(screen.queryByRole('button', { name: 'Satz 2 abgeschlossen' })).not.toBeNull();
});

test.each(['Enter', ' '])('the key %j pressed twice counts once, and later again', async (pressed) => {
  const logged: number[] = [];
  render(<Sets onLog={(number) => logged.push(number)} />);
  await key('Satz 1 abgeschlossen', pressed);
  await pass(200);
  await key('Satz 2 abgeschlossen', pressed);
  expect(logged).toEqual([1]);
  await pass(400);
  await key('Satz 2 abgeschlossen', pressed);
  expect(logged).toEqual([1, 2]);
});

test('a button that is reached by key after it has changed takes the key at once', async () => {
  const logged: number[] = [];
  render(<Sets onLog={(number) => logged.push(number)} />);
  await tap('Satz 1 abgeschlossen');
  await key('Satz 2 abgeschlossen', 'Enter');
  expect(logged).toEqual([1, 2]);
});

test('a finger that goes down too early does nothing when it is lifted later', async () => {
  const logged: number[] = [];
  render(<Sets onLog={(number) => logged.push(number)} />);
  await tap('Satz 1 abgeschlossen');
  const button = screen.getByRole('button', { name: 'Satz 2 abgeschlossen' });
  fireEvent.pointerDown(button, { detail: 1, pointerId: 1, pointerType: 'touch' });
  await pass(900);
  fireEvent.pointerUp(button, { detail: 1, pointerId: 1, pointerType: 'touch' });
  fireEvent.click(button, { detail: 1 });
  expect(logged).toEqual([1]);
});

test('a button that keeps its meaning takes a press beside one that has changed', async () => {
  const went = vi.fn<() => void>();
  render(
    <div ref={guardPresses}>
      <Sets onLog={() => {}} />
      <Button onPress={went}>Weiter</Button>
    </div>,
  );
  await tap('Satz 1 abgeschlossen');
  await tap('Weiter');
  expect(went).toHaveBeenCalledTimes(1);
});

test('a button that was busy and says the same again takes no press at first, and says so', async () => {
  const saved = vi.fn<() => void>();
  function Save() {
    const [isSaving, setSaving] = useState(false);
    async function save() {
      saved();
      setSaving(true);
      await new Promise((resolve) => setTimeout(resolve, 20));
      setSaving(false);
    }
    return (
      <div ref={guardPresses}>
        <Button pending={isSaving} pendingText="Wird gespeichert..." onPress={() => void save()}>
          Satz abgeschlossen
        </Button>
      </div>
    );
  }
  render(<Save />);
  await tap('Satz abgeschlossen');
  await pass(20);
  expect(screen.getByRole('button', { name: 'Satz abgeschlossen' }).getAttribute('aria-disabled')).toBe('true');
  await tap('Satz abgeschlossen');
  expect(saved).toHaveBeenCalledTimes(1);
  await pass(400);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
  await tap('Satz abgeschlossen');
  expect(saved).toHaveBeenCalledTimes(2);
});

test('a button that keeps its meaning takes every press', async () => {
  let seconds = 60;
  render(
    <div ref={guardPresses}>
      <Button onPress={() => (seconds += 15)}>+15 s</Button>
    </div>,
  );
  for (let press = 0; press < 4; press += 1) await tap('+15 s');
  expect(seconds).toBe(120);
});

function Question({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PlainButton onClick={() => setAsked(true)}>Verwerfen</PlainButton>
      {isAsked && <div ref={guardPresses}>{children}</div>}
    </>
  );
}

test('buttons that appear under the finger take no press at first, those that appear elsewhere do', async () => {
  const pressed: string[] = [];
  const question = (
    <Question>
      <PlainButton onClick={() => pressed.push('yes')}>Ja, verwerfen</PlainButton>
    </Question>
  );
  render(question);
  await tap('Verwerfen');
  await tap('Ja, verwerfen');
  expect(pressed).toEqual([]);
  await pass(400);
  await tap('Ja, verwerfen');
  expect(pressed).toEqual(['yes']);

  cleanup();
  await pass(2000);
  render(question);
  await tap('Verwerfen', 300);
  await tap('Ja, verwerfen');
  expect(pressed).toEqual(['yes', 'yes']);
});

test('buttons that keep their words are guarded when what they are about changes; a form’s Enter key is not', async () => {
  const answered: number[] = [];
  function Steps() {
    const [step, setStep] = useState(1);
    return (
      <form
        aria-label="Fragen"
        onSubmit={(event) => {
          event.preventDefault();
          answered.push(step);
          setStep(step + 1);
        }}
      >
        <input aria-label="Antwort" />
        <div ref={guardPresses} data-meaning={step}>
          <PlainButton type="submit">Weiter</PlainButton>
        </div>
      </form>
    );
  }
  render(<Steps />);
  await tap('Weiter');
  await tap('Weiter');
  expect(answered).toEqual([1]);
  // A browser clicks the form's button for its field's Enter key.
  fireEvent.click(screen.getByRole('button', { name: 'Weiter' }), { detail: 0 });
  expect(answered).toEqual([1, 2]);
});

function LastSet({ onEnd }: { onEnd: () => void }) {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button onPress={() => setDone(true)}>Satz 3 abgeschlossen</Button>
      {isDone && (
        <div ref={guardArrival}>
          <Button onPress={onEnd}>Training abschließen</Button>
        </div>
      )}
    </>
  );
}

test('an element that appears after a press takes none at first, wherever it stands while it is on its way', async () => {
  let ends = 0;
  render(<LastSet onEnd={() => (ends += 1)} />);
  await tap('Satz 3 abgeschlossen', 500);
  await tap('Training abschließen', 40);
  await pass(300);
  await tap('Training abschließen', 40);
  expect(ends).toBe(0);
  await pass(401);
  await tap('Training abschließen', 40);
  expect(ends).toBe(1);
});
