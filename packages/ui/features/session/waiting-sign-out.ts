import { maxOriginsAtSignOut } from '@anwurf/contract/sign-out';
import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

/** A sign-out that the server has yet to hear of. */
export interface WaitingSignOut {
  /** Of the store that is being removed. */
  readonly origins: readonly string[];
}

const originsSchema = z.array(z.uuid()).check(z.maxLength(maxOriginsAtSignOut));
// `true`: of a release that knew no origins.
const kept = keptValue('signOutWaiting', z.union([z.literal(true), z.object({ origins: originsSchema })]));
/** Where the browser keeps nothing, this tab knows it alone. */
let unkept: WaitingSignOut | null = null;

/** Somebody who signed out here, whose session the server has yet to end; null: nobody. */
export function waitingSignOut(): WaitingSignOut | null {
  const waiting = unkept ?? kept.read();
  return waiting === true ? { origins: [] } : waiting;
}

export function noteSignOut(origins: readonly string[]): void {
  unkept = kept.keep({ origins: [...origins] }) ? null : { origins };
}

export function signOutDone(): void {
  unkept = null;
  kept.drop();
}
