import { type ParentalView, parentalView } from '@anwurf/contract/parental-view';
import { useEffect, useState } from 'react';
import { type Failure, failureOf, type FailureWords } from '../../forms/failure.ts';
import { RequestError } from '../../http/request-error.ts';
import { requestJson } from '../../http/server-request.ts';

/** Outcome of a parent's link. */
export type ParentalLink =
  | { readonly status: 'checking' }
  | { readonly status: 'open'; readonly view: ParentalView }
  | { readonly status: 'invalid' }
  | { readonly status: 'failed'; readonly failure: Failure };

const text = 'Bitte versuchen Sie es gleich noch einmal.';
/** Parents are not spoken to with 'du', as the usual words do. */
const words: FailureWords = {
  title: 'Die Seite konnte nicht geladen werden',
  text,
  codes: { unreachable: `Es gibt gerade keine Verbindung. ${text}`, away: `Der Server antwortet gerade nicht. ${text}` },
};
const checking: ParentalLink = { status: 'checking' };

function failed(error: unknown): ParentalLink {
  const isWorthless = error instanceof RequestError && (error.code === 'token_invalid' || error.code === 'invalid_input');
  return isWorthless ? { status: 'invalid' } : { status: 'failed', failure: failureOf(error, words) };
}

/** Asks what the link is for, without using it. */
export function useParentalLink(token: string | null): readonly [ParentalLink, retry: () => void] {
  const [asked, setAsked] = useState({ token });
  const [state, setState] = useState<ParentalLink>(token === null ? { status: 'invalid' } : checking);

  useEffect(() => {
    if (asked.token === null) return undefined;
    const stop = new AbortController();
    const show = (next: ParentalLink) => {
      if (!stop.signal.aborted) setState(next);
    };
    requestJson('/api/parental-consent/view', parentalView, { body: { token: asked.token }, signal: stop.signal }).then(
      (found) => show({ status: 'open', view: found }),
      (error: unknown) => show(failed(error)),
    );
    return () => stop.abort();
  }, [asked]);

  function retry() {
    setState(checking);
    setAsked({ token });
  }
  return [state, retry];
}
