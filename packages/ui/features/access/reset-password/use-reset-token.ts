import { useEffect, useState } from 'react';
import { RequestError } from '../../../http/request-error.ts';
import { checkResetToken } from '../access-requests.ts';
import { type Failure, failureOf } from '../../../forms/failure.ts';
import { dropToken } from '../kept-token.ts';

export type ResetToken = { status: 'checking' | 'valid' | 'expired' } | { status: 'failed'; failure: Failure };

const words = {
  title: 'Fehler bei der Überprüfung',
  text: 'Dein Passwort ist unverändert. Bitte versuche es erneut.',
  kept: 'Dein Passwort ist unverändert.',
};

async function check(token: string | undefined, signal: AbortSignal): Promise<ResetToken> {
  if (token === undefined) return { status: 'expired' };
  try {
    await checkResetToken(token, signal);
    return { status: 'valid' };
  } catch (error) {
    const worthless = error instanceof RequestError && (error.code === 'token_invalid' || error.code === 'invalid_input');
    return worthless ? { status: 'expired' } : { status: 'failed', failure: failureOf(error, words) };
  }
}

/**
 * Whether the mailed link a screen was opened with still works.
 * @param splashMilliseconds how long the check takes at least
 */
export function useResetToken(token: string | undefined, splashMilliseconds: number) {
  const [asked, setAsked] = useState({ token });
  const [state, setState] = useState<ResetToken>({ status: 'checking' });

  useEffect(() => {
    const stop = new AbortController();
    const splash = new Promise((resolve) => {
      setTimeout(resolve, splashMilliseconds);
    });
    void Promise.all([check(asked.token, stop.signal), splash]).then(([found]) => {
      if (stop.signal.aborted) return;
      setState(found);
      if (found.status === 'expired') dropToken('reset-password');
    });
    return () => stop.abort();
  }, [asked, splashMilliseconds]);

  function retry() {
    setState({ status: 'checking' });
    setAsked({ token });
  }
  return { state, retry, expire: () => setState({ status: 'expired' }) };
}
