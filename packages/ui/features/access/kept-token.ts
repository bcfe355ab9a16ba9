/** The step of a link's token. */
export type TokenStep = 'register' | 'thank-you' | 'reset-password';

const key = (step: TokenStep) => `anwurf.access.token.${step}`;

/**
 * Keeps the token of a link for this tab, so that it can leave the address bar and a reload still works.
 * @returns false when the browser stores nothing: the token has to stay in the address
 */
export function keepToken(step: TokenStep, token: string): boolean {
  try {
    sessionStorage.setItem(key(step), token);
    return true;
  } catch {
    return false;
  }
}

/** The token this tab came with, if any. */
export function keptToken(step: TokenStep): string | undefined {
  try {
    return sessionStorage.getItem(key(step)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The token is used up, or worth nothing. */
export function dropToken(step: TokenStep): void {
  try {
    sessionStorage.removeItem(key(step));
  } catch {
    // Nothing was kept.
  }
}

/** Whether this purchase has not been told of yet: a reload of the page is no second purchase. */
export function claimPurchase(token: string): boolean {
  const told = 'anwurf.access.purchase';
  try {
    if (sessionStorage.getItem(told) === token) return false;
    sessionStorage.setItem(told, token);
  } catch {
    // Storage is blocked: a reload counts again.
  }
  return true;
}
