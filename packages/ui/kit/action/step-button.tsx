import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';

export interface StepButtonProps {
  /** 'Gewicht erhöhen'. */
  label: string;
  isDisabled: boolean;
  onStep: () => void;
  /** The field that is stepped. */
  input: RefObject<HTMLInputElement | null>;
  className: string | undefined;
  children: ReactNode;
}

const HOLD_MS = 500;
/** Slow enough that a thumb lets go at the number it reads; faster once it is clear that the way is long. */
const REPEAT_MS = 300;
const FAST_REPEAT_MS = 120;
const SLOW_REPEATS = 8;

/** One step with a press, and one after the other while it is held. The field has the keys for it, so the button is no tab stop. */
export function StepButton({ label, isDisabled, onStep, input, className, children }: StepButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeats = useRef(0);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  function repeat() {
    repeats.current += 1;
    latest.current();
    timer.current = setTimeout(repeat, repeats.current > SLOW_REPEATS ? FAST_REPEAT_MS : REPEAT_MS);
  }
  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    if (isDisabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isDisabled]);

  return (
    <Button
      aria-label={label}
      isDisabled={isDisabled}
      excludeFromTabOrder
      preventFocusOnPress
      onPressStart={({ pointerType, target }) => {
        repeats.current = 0;
        timer.current = setTimeout(repeat, HOLD_MS);
        // Before the step: a field that is chosen keeps the number it is chosen with.
        if (document.activeElement !== input.current) {
          // By touch the field would bring up the keyboard.
          const focused = pointerType === 'mouse' ? input.current : target instanceof HTMLElement ? target : null;
          focused?.focus({ preventScroll: true });
        }
        // A finger may be about to scroll: its step comes when it is lifted.
        if (pointerType !== 'touch') latest.current();
      }}
      onPressEnd={stop}
      onPress={({ pointerType }) => {
        if (pointerType === 'touch' && repeats.current === 0) latest.current();
      }}
      className={classNames(className)}
    >
      {children}
    </Button>
  );
}
