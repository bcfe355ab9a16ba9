import { cookie, type Kept, local, session } from './kept.ts';

/** Device storage that a first page reads and writes; apart from the rest, whose names it need not load. */
export const firstStorage = {
  /** Set by a script: whose session the cookie is. */
  ownerCookie: cookie('anwurf_owner'),
  consent: local('anwurf.consent'),
  signedIn: local('anwurf.signed-in'),
  removals: local('anwurf.removals'),
  signOutWaiting: local('anwurf.sign-out-waiting'),
  theme: local('anwurf.theme'),
  /** Shared by all tabs until the browser closes; set by a script. */
  discountSeen: cookie('anwurf_discount_seen'),
  registerToken: session('anwurf.access.token.register'),
  thankYouToken: session('anwurf.access.token.thank-you'),
  resetToken: session('anwurf.access.token.reset-password'),
  countedPurchase: session('anwurf.access.purchase'),
  accessDraft: session('anwurf.access.draft'),
} as const satisfies Record<string, Kept>;
