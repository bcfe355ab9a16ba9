import { useEffect } from 'react';
import { useConsent } from './consent-store.ts';
import { trackPageView } from './track.ts';

const countedPaths = ['/auth', '/dashboard', '/payment', '/payment-success', '/register', '/login'] as const;

/** Counts the views of the pages that are counted at all; also the page on which the visitor has just agreed. */
export function usePageViews(path: string): void {
  const allowed = useConsent()?.consent.analytics === true;
  useEffect(() => {
    const counted = countedPaths.find((candidate) => candidate === path);
    if (allowed && counted !== undefined) trackPageView(counted);
  }, [path, allowed]);
}
