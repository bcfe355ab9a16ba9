import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSessionState } from '../features/session/session-context.tsx';

/** Signed in, with a session that the server still knows. */
export function useIsSignedIn(): boolean {
  const { user, expired } = useSessionState();
  return user !== null && !expired;
}

/** Leads on as soon as somebody is signed in, here or in another tab. */
export function useLeadOn(href: string): void {
  const { history } = useRouter();
  const signedIn = useIsSignedIn();
  useEffect(() => {
    if (signedIn) history.replace(href);
  }, [signedIn, history, href]);
}
