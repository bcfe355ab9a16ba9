import { useEffect, useRef, useState } from 'react';
import { showFailure } from '../kit/toast-queue.ts';
import { type Failure, type FailureWords, requestFailure } from './failure.ts';

interface Attempt {
  /** What is wrong before anything is sent. */
  readonly problem?: Failure | null;
  /** Sends it; answers the failure that it found, null when it succeeded. */
  readonly work: () => Promise<Failure | null>;
  /** For a request that failed. */
  readonly words: FailureWords;
}

export interface Submission {
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly run: (attempt: Attempt) => Promise<void>;
}

/**
 * Sends something once at a time and says what went wrong, as a toast and to the screen. The toast goes as soon as
 * it is tried again, or with the screen.
 * @param options.leaves the screen goes after success: it stays busy until then, so that no second tap is sent
 */
export function useSubmission(options: { leaves?: boolean } = {}): Submission {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const closeToast = useRef(() => {});

  useEffect(
    () => () => {
      closeToast.current();
    },
    [],
  );

  function settle(found: Failure | null) {
    setFailure(found);
    if (found !== null) closeToast.current = showFailure(found.title, found.text);
    busy.current = found === null && options.leaves === true;
    setPending(busy.current);
  }

  async function run({ problem = null, work, words }: Attempt): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    closeToast.current();
    setFailure(null);
    if (problem !== null) {
      settle(problem);
      return;
    }
    setPending(true);
    try {
      settle(await work());
    } catch (error) {
      settle(requestFailure(error, words));
    }
  }

  return { pending, failure, run };
}
