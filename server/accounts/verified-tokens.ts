/** What a verified access token says. */
export type TokenClaims = {
  readonly userId: string;
  readonly sessionId: string;
  /** Seconds since 1970; from then on the token is of no use. */
  readonly expiresAt: number;
};

/** Some 15 MB; a device has one token for ten minutes. */
const mostTokens = 50_000;

/**
 * Remembers access tokens whose signature was found good: a device shows the same one with hundreds of requests, and looking
 * at the signature each time was a third of what a request for a shape cost. Whether the session still lives is not for this
 * to say, and is asked with every request.
 */
export class VerifiedTokens {
  /** Oldest first, so those that expire next stand in front. */
  readonly #claims = new Map<string, TokenClaims>();

  constructor(private readonly most = mostTokens) {}

  /** @returns undefined for a token that has to be verified: it was not seen, was forgotten, or has expired */
  find(token: string): TokenClaims | undefined {
    const claims = this.#claims.get(token);
    if (claims === undefined || claims.expiresAt > nowSeconds()) return claims;
    this.#claims.delete(token);
    return undefined;
  }

  /** Notes a token that has just been verified in everything. */
  note(token: string, claims: TokenClaims): void {
    this.#claims.set(token, claims);
    for (const [oldest, { expiresAt }] of this.#claims) {
      if (this.#claims.size <= this.most && expiresAt > nowSeconds()) break;
      this.#claims.delete(oldest);
    }
  }

  /** How many tokens are remembered. */
  get size(): number {
    return this.#claims.size;
  }
}

/** As tokens count: whole seconds, so that none lives longer here than where its signature is verified. */
function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
