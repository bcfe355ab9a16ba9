/** Names of the events of the security log. */
export type SecurityEventName =
  | 'sign_in'
  | 'session_renewed'
  | 'session_ended'
  | 'sessions_ended'
  | 'registration'
  | 'registration_mail_requested'
  | 'purchase_address_corrected'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'factor_begun'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_renewed'
  | 'passkey_begun'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_confirmed'
  | 'export'
  | 'import'
  | 'account_deleted'
  | 'journal_opened'
  | 'address_change_begun'
  | 'address_changed'
  | 'parental_consent_asked'
  | 'parental_consent_decided'
  /** A refresh token was reused after its successor had been: there is a copy, and the session has ended. */
  | 'token_reused'
  /** A push contained writes that its user is not allowed to make. */
  | 'writes_refused'
  /** A request without a name of its own was answered 401, 402 or 403. */
  | 'access_refused'
  /** Any request was answered 429. */
  | 'rate_limited'
  /** Any request was unreadable, invalid or too large. */
  | 'input_refused'
  /** Further refusals of a network within the minute, which got no line of their own. */
  | 'refusals_left_out';

/** Fields that a route or a rule adds to a line. */
export type NotedEvent = {
  readonly event: SecurityEventName;
  /** Code of the refusal. */
  readonly reason?: string;
  readonly table?: string;
  readonly count?: number;
};

/**
 * A line of the security log. `account`, `session`, `address` and `network` are keyed pseudonyms: equal within the key's life, and
 * without the key of nobody.
 */
export type SecurityEvent = NotedEvent & {
  readonly outcome: 'ok' | 'refused' | 'failed';
  /** Id of the request, which its answer has in `x-request-id`. */
  readonly request?: string;
  /** Method and pattern of the route, never the address asked for, which may contain a token. */
  readonly route?: string;
  readonly network: string;
  /** The account that a token or a sign-in has proven. */
  readonly account?: string;
  readonly session?: string;
  /** The mail address that was named, whoever named it. */
  readonly address?: string;
};

/** Writes a line. */
export type SecurityLog = (event: SecurityEvent) => void;
