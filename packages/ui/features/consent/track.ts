import type { EventRequest } from '@anwurf/contract/events';
import { requestDone } from '../../http/server-request.ts';
import { readConsent } from './consent-store.ts';

function send(name: EventRequest['name'], path: EventRequest['path']): void {
  const consent = readConsent();
  if (!consent?.consent[name === 'page_view' ? 'analytics' : 'marketing']) return;
  // Counting is never worth a word to the player when it fails.
  requestDone('/api/events', { body: { name, path, consent } satisfies EventRequest }).catch(() => undefined);
}

/** Counts a view of a page, when the visitor has agreed to statistics. */
export function trackPageView(path: EventRequest['path']): void {
  send('page_view', path);
}

/** Counts a purchase, when the visitor has agreed to marketing. */
export function trackPurchase(): void {
  send('purchase', '/thank-you');
}

/** Counts a sign-up for the newsletter, when the visitor has agreed to marketing. */
export function trackNewsletterSignUp(): void {
  send('newsletter_sign_up', '/newsletter');
}
