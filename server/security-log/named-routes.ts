import type { SecurityEventName } from './security-event.ts';

/** Routes whose every request is logged, by method and pattern. */
const namedRoutes: Readonly<Record<string, SecurityEventName>> = {
  'POST /api/auth/login': 'sign_in',
  'POST /api/auth/passkeys/sign-in': 'sign_in',
  'POST /api/auth/refresh': 'session_renewed',
  'POST /api/auth/logout': 'session_ended',
  'POST /api/auth/sessions/end': 'sessions_ended',
  'POST /api/auth/sessions/end-others': 'sessions_ended',
  'POST /api/auth/register': 'registration',
  'POST /api/auth/verify-payment': 'registration_mail_requested',
  'POST /api/auth/correct-address': 'purchase_address_corrected',
  'POST /api/auth/change-password': 'password_changed',
  'POST /api/auth/change-email': 'address_change_begun',
  'POST /api/auth/confirm-email': 'address_changed',
  'POST /api/auth/forgot-password': 'password_reset_requested',
  'POST /api/auth/reset-password': 'password_reset',
  'POST /api/auth/authenticator/begin': 'factor_begun',
  'POST /api/auth/authenticator/confirm': 'factor_added',
  'POST /api/auth/authenticator/remove': 'factor_removed',
  'POST /api/auth/authenticator/recovery-codes': 'recovery_codes_renewed',
  'POST /api/auth/passkeys/begin': 'passkey_begun',
  'POST /api/auth/passkeys/add': 'passkey_added',
  'POST /api/auth/passkeys/remove': 'passkey_removed',
  'POST /api/auth/passkeys/confirm': 'passkey_confirmed',
  'GET /api/account/export': 'export',
  'POST /api/account/import': 'import',
  'POST /api/account/delete': 'account_deleted',
  'POST /api/account/journal-key/open': 'journal_opened',
  'POST /api/parental-consent/ask': 'parental_consent_asked',
  'POST /api/parental-consent/ask-sharing': 'parental_consent_asked',
  'POST /api/parental-consent/decide': 'parental_consent_decided',
};

/** The event of a route's requests; undefined: only its refusals are logged. */
export const eventOfRoute = (route: string): SecurityEventName | undefined => namedRoutes[route];

/** Routes of accounts that change nothing and prove nothing: their refusals alone are logged. */
export const unnamedRoutes: readonly string[] = [
  'GET /api/account/journal-key',
  'GET /api/auth/access',
  'GET /api/auth/sessions',
  'GET /api/auth/sign-in-methods',
  'POST /api/auth/passkeys/challenge',
  'POST /api/auth/registration',
  'POST /api/auth/reset-token',
  'POST /api/parental-consent/view',
];
