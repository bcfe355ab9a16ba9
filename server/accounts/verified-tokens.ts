/** Claims of a verified access token. */
export type TokenClaims = {
  readonly userId: string;
  readonly sessionId: string;
  /** Seconds since 1970 of its expiry. */
  readonly expiresAt: number;
};

/** Some 15 MB; a device uses one token for ten minutes. */
const mostTokens = 50_000;

/**
 * Caches access tokens with a valid signature: a device sends the same one with hundreds of requests, and verifying the signature
 * each time was a third of the cost of a shape request. Whether the session is alive is checked separately, with every request.
 */
export class VerifiedTokens {
  /** Oldest first, so the next to expire is in front. */
  readonly #claims = new Map<string, TokenClaims>();

  constructor(private readonly most = mostTokens) {}

  /** @returns undefined for a token that must be verified: unknown, evicted, or expired */
  find(token: string): TokenClaims | undefined {
    const claims = this.#claims.get(token);
    if (claims === undefined || claims.expiresAt > nowSeconds()) return claims;
    this.#claims.delete(token);
    return undefined;
  }

  /** Caches a token that has just passed all checks. */
  note(token: string, claims: TokenClaims): void {
    this.#claims.set(token, claims);
    for (const [oldest, { expiresAt }] of this.#claims) {
      if (this.#claims.size <= this.most && expiresAt > nowSeconds()) break;
      this.#claims.delete(oldest);
    }
  }

  /** Number of cached tokens. */
  get size(): number {
    return this.#claims.size;
  }
}

/** Whole seconds, as in tokens, so that none lives longer here than at signature verification. */
function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
