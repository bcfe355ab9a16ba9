import { firstStorage } from '@anwurf/contract/first-storage';
import { isText, readIf } from '@anwurf/contract/readable';
import { keptValue } from '../../storage/kept-value.ts';

const text = readIf(isText);

/** The tokens that this tab came with, each by the step its link leads to. */
const tokens = {
  register: keptValue(firstStorage.registerToken, text),
  'thank-you': keptValue(firstStorage.thankYouToken, text),
  'reset-password': keptValue(firstStorage.resetToken, text),
};

/** The step of a link's token. */
export type TokenStep = keyof typeof tokens;

/**
 * Keeps the token of a link for this tab, so that it can leave the address bar and a reload still works.
 * @returns false when the browser stores nothing: the token has to stay in the address
 */
export const keepToken = (step: TokenStep, token: string): boolean => tokens[step].keep(token);

/** The token this tab came with, if any. */
export const keptToken = (step: TokenStep): string | undefined => tokens[step].read() ?? undefined;

/** The token is used up, or worth nothing. */
export const dropToken = (step: TokenStep): void => tokens[step].drop();

const counted = keptValue(firstStorage.countedPurchase, text);

/** Whether this purchase has not been counted yet: a reload of the page is no second purchase. */
export function claimPurchase(token: string): boolean {
  if (counted.read() === token) return false;
  counted.keep(token);
  return true;
}
