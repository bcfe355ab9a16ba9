import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InputProps } from 'react-aria-components/Input';

/** How a field reads and writes its number, and between which bounds. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** Chooses the keypad. */
  readonly isWhole: boolean;
  /** Of what was typed; both null: nothing was. The problem is shown beside the field, and there is no value then. */
  readonly read: (typed: string) => { readonly value: number | null; readonly problem: string | null };
  readonly write: (value: number) => string;
}

/** A number between two bounds that can be typed. */
export interface TypedNumberProps {
  /** Names the value: 'Sätze'. */
  label: string;
  unit: string;
  rule: NumberRule;
  /** `null`: nothing entered. */
  value: number | null;
  /** Given null for what is emptied, and for what cannot be read: it counts as nothing. */
  onChange: (value: number | null) => void;
  /** For what is stored at once: what cannot be read leaves the known value where it is. */
  keepsKnown?: boolean;
}

interface NumberEntry extends Pick<TypedNumberProps, 'rule' | 'value' | 'onChange' | 'keepsKnown'> {
  /** Change of one press or arrow key. A typed value may lie between two steps. */
  step: number;
  /** The number that steps are counted from; 0 without it. */
  stepFrom?: number | undefined;
  /** Where the first step leads when nothing is entered; the lower bound without it. */
  startValue?: number | null | undefined;
  isReadOnly?: boolean | undefined;
}

/** Typed text that is no number of the field, and the value while it stands there. */
interface Unread {
  text: string;
  problem: string;
  value: number | null;
}

const PAGE = 10;
const BINARY_ERROR_DECIMALS = 6;

const exact = (value: number) => Number(value.toFixed(BINARY_ERROR_DECIMALS));

/** So many multiples of a step, counted from a number, up or down; from between two of them the first is the nearer one in this direction. */
function stepped(value: number, { step, stepFrom = 0 }: Pick<NumberEntry, 'step' | 'stepFrom'>, direction: 1 | -1, count: number): number {
  const steps = exact((value - stepFrom) / step);
  const next = direction === 1 ? Math.floor(steps) + count : Math.ceil(steps) - count;
  return exact(stepFrom + next * step);
}

export interface TypedNumber {
  /** Text of the field. */
  text: string;
  /** Attributes of the input. */
  input: Omit<InputProps, 'className' | 'ref'> & { 'data-unread': true | undefined };
  /** Shown below the field; undefined: nothing is wrong. */
  problem: string | undefined;
  /** For screen readers: where the last step has led; empty when it was typed since. */
  announced: string;
  canIncrease: boolean;
  canDecrease: boolean;
  increase: () => void;
  decrease: () => void;
  /** Adds to the number as it stands, within the bounds. */
  add: (amount: number) => void;
}

/** The text of a field for a number: what is typed, what could not be read, and what was taken. */
function useNumberText({ rule, value, onChange, keepsKnown = false }: Pick<NumberEntry, 'rule' | 'value' | 'onChange' | 'keepsKnown'>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [unread, setUnread] = useState<Unread | null>(null);
  // Leaving the field may commit again before the next render.
  const isTyping = useRef(false);

  if (unread !== null && value !== unread.value) {
    // The caller was notified that nothing is entered; any other value is a new one.
    setUnread(value === null ? { ...unread, value: null } : null);
  }
  const own = unread?.text ?? (value === null ? '' : rule.write(value));
  const text = draft ?? own;

  function take(entered: number | null): void {
    isTyping.current = false;
    setDraft(null);
    setUnread(null);
    onChange(entered);
  }

  function commit(): void {
    const read = rule.read(text);
    if (read.problem === null) {
      take(read.value);
      return;
    }
    isTyping.current = false;
    setDraft(null);
    setUnread({ text, problem: read.problem, value });
    if (value !== null && !keepsKnown) onChange(null);
  }

  const leave = useRef(() => undefined as void);
  useLayoutEffect(() => {
    // Typed over and back again: no change of the number, yet the player's own entry.
    leave.current = () => (isTyping.current ? commit() : setDraft(null));
  });

  return {
    text,
    unread,
    take,
    commit,
    /** Reads the typed text, or the number as it is known. */
    read: () => (isTyping.current ? rule.read(text) : { value, problem: null }),
    enter: () => isTyping.current && commit(),
    /** Holds the text as it stands when the field is entered: a value that arrives waits. */
    hold: () => setDraft(own),
    type(typed: string) {
      isTyping.current = true;
      setUnread(null);
      setDraft(typed);
    },
    leave,
  };
}

const moves = { ArrowUp: [1, 1], ArrowDown: [-1, 1], PageUp: [1, PAGE], PageDown: [-1, PAGE] } as const;

/**
 * A number that is typed and stepped. The field takes what was typed when it is left or with Enter; what it cannot read stays as it
 * was typed, with its problem, and counts as nothing. A value that arrives between its choosing and its leaving (a suggestion read
 * late, another device) waits: it would replace the text under the player's hands, or add to it what he types next.
 */
export function useTypedNumber({ step, stepFrom, startValue, isReadOnly = false, ...entry }: NumberEntry): TypedNumber {
  const { rule, value } = entry;
  const field = useNumberText(entry);
  const { text, unread } = field;
  const [announced, setAnnounced] = useState('');
  const isFresh = useRef(false);

  /** Takes what `from` makes of the number as it stands, or was typed. */
  function change(from: (known: number) => number): void {
    if (isReadOnly || unread !== null) return;
    const read = field.read();
    if (read.problem !== null) {
      field.commit();
      return;
    }
    const next = read.value === null ? (startValue ?? rule.min) : from(read.value);
    const bounded = Math.min(rule.max, Math.max(rule.min, next));
    if (bounded === value) return;
    field.take(bounded);
    setAnnounced(rule.write(bounded));
  }
  const move = (direction: 1 | -1, count = 1) => change((known) => stepped(known, { step, stepFrom }, direction, count));

  const canStep = !isReadOnly && unread === null;
  return {
    text,
    problem: unread?.problem,
    announced,
    canIncrease: canStep && (value === null || value < rule.max),
    canDecrease: canStep && (value === null || value > rule.min),
    increase: () => move(1),
    decrease: () => move(-1),
    add: (amount) => change((known) => exact(known + amount)),
    input: {
      type: 'text',
      inputMode: rule.isWhole ? 'numeric' : 'decimal',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      readOnly: isReadOnly,
      'aria-roledescription': 'Zahlenfeld',
      'data-unread': unread === null ? undefined : true,
      value: text,
      onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
        field.hold();
        isFresh.current = true;
        currentTarget.select();
      },
      // The tap that chose the field has put the caret somewhere into the number.
      onClick({ currentTarget }) {
        if (isFresh.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
        isFresh.current = false;
      },
      onChange({ currentTarget }) {
        field.type(currentTarget.value);
        setAnnounced('');
      },
      onBlur() {
        // The press that leaves the field may have changed another field before: the form is given the number after it has that.
        flushSync(() => undefined);
        field.leave.current();
      },
      onKeyDown(event) {
        if (event.key === 'Enter') {
          field.enter();
          return;
        }
        const found = moves[event.key as keyof typeof moves] as (typeof moves)[keyof typeof moves] | undefined;
        if (found === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        move(found[0], found[1]);
      },
    },
  };
}
