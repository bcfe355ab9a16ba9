import { useRef, useState } from 'react';

interface NumberEntry {
  /** `null`: nothing entered. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number between two bounds that can be typed. */
export interface TypedNumberProps extends NumberEntry {
  /** Names the value: 'Sätze'. */
  label: string;
  unit: string;
  minValue: number;
  maxValue: number;
}

/**
 * Keeps what is being typed into a `NumberField`. The field takes a typed number when it is left; a value that arrives
 * between its choosing and its leaving (a suggestion read late, another device) would replace the text under the player's
 * hands, or add to it what he types next.
 */
export function useTypedNumber({ value, onChange }: NumberEntry) {
  const [held, setHeld] = useState<{ value: number | null } | null>(null);
  // Leaving the field commits and calls the same handlers again before the next render.
  const isTyping = useRef(false);
  const shown = held === null ? value : held.value;

  function take(entered: number | null): void {
    isTyping.current = false;
    setHeld(null);
    onChange(entered);
  }

  return {
    field: { value: shown ?? Number.NaN, onChange: (next: number) => take(Number.isNaN(next) ? null : next) },
    input: {
      onFocus() {
        setHeld({ value });
      },
      onInput() {
        isTyping.current = true;
        setHeld((known) => known ?? { value });
      },
      onBlur() {
        // Typed over and back again: no change for the field, yet the player's own entry.
        if (isTyping.current) take(shown);
        else setHeld(null);
      },
    },
  };
}
