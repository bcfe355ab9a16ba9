import { useEffect, useState } from 'react';
import { RequestError } from '../../../http/request-error.ts';
import { readRegistration } from '../access-requests.ts';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { dropToken, type TokenStep } from '../kept-token.ts';

export type Registration =
  /** `checks`: how often the payment provider had nothing to say yet. */
  | { status: 'waiting'; checks: number }
  | { status: 'ready'; email: string }
  /** Paid; the mailed code proves the address. */
  | { status: 'code'; email: string; canCorrect: boolean }
  /** The address already has an account with a password. */
  | { status: 'registered'; email: string }
  /** The provider has not confirmed within the time we wait. */
  | { status: 'unconfirmed' }
  | { status: 'invalid' }
  | { status: 'failed'; failure: Failure };

const justAsked: Registration = { status: 'waiting', checks: 0 };

const kept = 'Deine Zahlung ist davon nicht betroffen.';
const words = { title: 'Fehler bei der Zahlungsüberprüfung', text: `${kept} Bitte versuche es gleich noch einmal.`, kept };

/** Providers confirm within seconds; about a minute is asked ever more slowly. */
const pauses = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5];
/** Progress of the wait in percent. */
export const waitedPercent = (checks: number): number => Math.round((checks / pauses.length) * 100);

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

async function askUntilKnown(token: string, signal: AbortSignal, show: (state: Registration) => void): Promise<Registration> {
  for (const [index, seconds] of pauses.entries()) {
    const { status, email, canCorrect = false } = await readRegistration(token, signal);
    if (status === 'code') return { status, email, canCorrect };
    if (status !== 'pending') return { status, email };
    show({ status: 'waiting', checks: index + 1 });
    await pause(seconds, signal);
  }
  return { status: 'unconfirmed' };
}

function failed(error: unknown): Registration {
  const worthless = error instanceof RequestError && (error.code === 'token_invalid' || error.code === 'invalid_input');
  return worthless ? { status: 'invalid' } : { status: 'failed', failure: failureOf(error, words) };
}

/** Looks up the token a screen was opened with; asks again while the payment is being confirmed. Null without a token. */
export function useRegistration(step: TokenStep, token: string | undefined): readonly [Registration | null, () => void] {
  const [asked, setAsked] = useState({ token });
  const [state, setState] = useState<Registration>(justAsked);

  useEffect(() => {
    if (asked.token === undefined) return undefined;
    const stop = new AbortController();
    const show = (next: Registration) => {
      if (stop.signal.aborted) return;
      setState(next);
      // A reload has nothing more to learn from it.
      if (next.status === 'invalid' || next.status === 'registered') dropToken(step);
    };
    askUntilKnown(asked.token, stop.signal, show).then(show, (error: unknown) => show(failed(error)));
    return () => stop.abort();
  }, [step, asked]);

  function retry() {
    setState(justAsked);
    setAsked({ token });
  }
  return [token === undefined ? null : state, retry];
}
