import { firstStorage } from '@anwurf/contract/first-storage';
import { type Consent, type ConsentCategory, consentOf, consentVersion } from '@anwurf/contract/consent';
import { readAs } from '@anwurf/contract/readable';
import { useSyncExternalStore } from 'react';
import { keptValue } from '../../storage/kept-value.ts';

const kept = keptValue(firstStorage.consent, readAs(consentOf));
const listeners = new Set<() => void>();

export type ConsentChoice = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;
export const everything: ConsentChoice = { analytics: true, marketing: true, functional: true };
export const necessaryOnly: ConsentChoice = { analytics: false, marketing: false, functional: false };

/** The same object for the same decision, as React wants it. */
let known: Consent | null = null;
/** Where storage is blocked, a decision holds for this page. */
let unstored: Consent | null = null;

/** The visitor's decision; null while he has made none, or made it about another version of the text. */
export function readConsent(): Consent | null {
  const consent = kept.read() ?? unstored;
  if (JSON.stringify(consent) !== JSON.stringify(known)) known = consent;
  return known;
}

/** Keeps a decision on the device. */
export function decideConsent(choice: ConsentChoice): void {
  const consent: Consent = { version: consentVersion, consent: { necessary: true, ...choice }, timestamp: new Date().toISOString() };
  // Blocked or full: the decision holds until the page is left, then the banner asks again.
  unstored = kept.keep(consent) ? null : consent;
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one has decided. */
function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onChangedElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeConsent, readConsent);
}
