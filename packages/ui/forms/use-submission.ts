import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../kit/overlay/toast-queue.ts';
import { type Failure, failureOf, type FailureWords, type FieldErrors } from './failure.ts';
import { LOOKS_BUSY_AFTER_MS } from './looks-busy.ts';

interface Attempt {
  /** Errors before anything is sent. */
  readonly problem?: Failure | null;
  /** Sends it; answers the failure that it found, nothing when it succeeded. */
  readonly work: () => Promise<Failure | null | void>;
  /** For an attempt that failed. */
  readonly words: FailureWords;
}

export interface Submission {
  /** Whether it takes long enough to be shown. */
  readonly pending: boolean;
  /** Whether it is under way, from the first moment on: for what must not be begun beside it. */
  readonly isBusy: () => boolean;
  readonly failure: Failure | null;
  readonly errors: FieldErrors;
  /** Resolves at the end of the attempt. A second one meanwhile is not made: it resolves with the first. */
  readonly run: (attempt: Attempt) => Promise<void>;
  /** These fields are being changed: what was wrong with them is no longer said. */
  readonly corrected: (...fields: readonly string[]) => void;
  /** Ref of the element that holds the fields: the first wrong one takes the focus. */
  readonly area: (element: HTMLElement | null) => void;
}

const wrongField = '[aria-invalid="true"]:is(input, textarea), [data-invalid] input';

/**
 * Sends something once at a time and says what went wrong, as a toast and to the screen. The toast goes as soon as
 * it is tried again, or with the screen.
 * @param options.leaves the screen goes after success: it stays busy until then, so that no second tap is sent
 * @param options.atFields what a field says is not said in a toast as well
 * @param options.toasts false: the screen says what went wrong
 * @param options.inline the documents fix both, a toast and words on the screen: a screen reader hears those of the screen alone, which
 * are there also when the toast does not arrive
 */
export function useSubmission(options: { leaves?: boolean; atFields?: boolean; toasts?: boolean; inline?: boolean } = {}): Submission {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [failed, setFailed] = useState(0);
  const busy = useRef(false);
  const underWay = useRef(Promise.resolve());
  const looksBusy = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeToast = useRef(() => {});
  const area = useRef<HTMLElement | null>(null);

  useEffect(
    () => () => {
      closeToast.current();
      clearTimeout(looksBusy.current);
    },
    [],
  );

  useEffect(() => {
    // Once for every failed attempt, not while it is being corrected.
    if (failed > 0) area.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [failed]);

  function settle(found: Failure | null) {
    setFailure(found);
    if (found !== null) {
      setFailed((before) => before + 1);
      const isSaid = options.toasts === false || (options.atFields === true && found.fields !== undefined);
      if (!isSaid) closeToast.current = showFailure(found.title, found.text, undefined, options.inline);
    }
    busy.current = found === null && options.leaves === true;
    if (busy.current) return;
    clearTimeout(looksBusy.current);
    setPending(false);
  }

  function run(attempt: Attempt): Promise<void> {
    if (!busy.current) underWay.current = begin(attempt);
    return underWay.current;
  }

  async function begin({ problem = null, work, words }: Attempt): Promise<void> {
    busy.current = true;
    closeToast.current();
    setFailure(null);
    if (problem !== null) {
      settle(problem);
      return;
    }
    looksBusy.current = setTimeout(() => setPending(true), LOOKS_BUSY_AFTER_MS);
    try {
      settle((await work()) ?? null);
    } catch (error) {
      settle(failureOf(error, words));
    }
  }

  return {
    pending,
    isBusy: () => busy.current,
    failure,
    errors: failure?.fields ?? {},
    run,
    corrected: (...fields) =>
      setFailure(
        (before) => before && { ...before, fields: { ...before.fields, ...Object.fromEntries(fields.map((field) => [field, undefined])) } },
      ),
    area: (element) => {
      area.current = element;
    },
  };
}
