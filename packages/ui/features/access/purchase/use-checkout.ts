import { usePlatform } from '../../../platform.tsx';
import { startCheckout } from '../access-requests.ts';
import type { Failure, FailureWords } from '../../../forms/failure.ts';
import { type Submission, useSubmission } from '../../../forms/use-submission.ts';

const words = {
  title: 'Fehler bei der Zahlungsinitiierung',
  text: 'Keine Checkout-URL erhalten. Es wurde nichts abgebucht. Bitte versuche es in ein paar Minuten erneut.',
  kept: 'Es wurde nichts abgebucht.',
} satisfies FailureWords;

/** A tab opened within the click, before the address is known: opened later, the browser would block it. */
function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = 'Zur Zahlung';
  tab.document.body.textContent = 'Du wirst zur Zahlung weitergeleitet...';
  return tab;
}

/**
 * Starts a purchase and opens the checkout in a new tab; in this one where the browser allows no other.
 * @param options.toasts false: the screen says what went wrong, at the button
 */
export function useCheckout(
  options: { toasts?: boolean } = {},
): Submission & { readonly buy: (email?: string, discountCode?: string) => void } {
  const platform = usePlatform();
  const submission = useSubmission({ ...options, inline: true });

  function buy(email?: string, discountCode?: string) {
    if (submission.isBusy()) return;
    const tab = platform.kind === 'web' ? openWaitingTab() : null;
    const work = async (): Promise<Failure | null> => {
      const url = await startCheckout({ ...(email && { email }), ...(discountCode && { discountCode }) });
      if (url === undefined) {
        tab?.close();
        return words;
      }
      if (tab !== null) tab.location.replace(url);
      else if (platform.kind === 'web') window.location.assign(url);
      else platform.openExternal(url);
      return null;
    };
    void submission.run({
      words,
      work: () =>
        work().catch((error: unknown) => {
          tab?.close();
          throw error;
        }),
    });
  }
  return { ...submission, buy };
}
