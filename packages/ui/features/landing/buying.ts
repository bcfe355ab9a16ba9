import type { Failure } from '../../forms/failure.ts';

/** How the page sells: the checkout is the access feature's business. */
export interface Buying {
  /** @param discountCode code to be applied to the purchase */
  readonly buy: (discountCode?: string) => void;
  readonly pending: boolean;
  /** Said at the button: what would say it elsewhere may not have arrived without a network. */
  readonly failure: Failure | null;
}
