import { firstStorage } from '@anwurf/contract/first-storage';
import { fieldsOf, readAs } from '@anwurf/contract/readable';
import { maxOriginsAtSignOut } from '@anwurf/contract/sign-out';
import { areUuids } from '@anwurf/domain/identity/uuid';
import { keptValue } from '../../storage/kept-value.ts';

/** A sign-out that has not reached the server yet. */
export interface WaitingSignOut {
  /** Of the store that is being removed. */
  readonly origins: readonly string[];
}

function waitingOf(raw: unknown): WaitingSignOut | true | undefined {
  // Of a release that knew no origins.
  if (raw === true) return raw;
  const { origins } = fieldsOf(raw);
  return areUuids(origins) && origins.length <= maxOriginsAtSignOut ? { origins } : undefined;
}

const kept = keptValue(firstStorage.signOutWaiting, readAs(waitingOf));
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
