import { type Consent, type ConsentCategory, consentSchema, consentVersion } from '@anwurf/contract/consent';
import { useSyncExternalStore } from 'react';

const key = 'anwurf.consent';
const listeners = new Set<() => void>();

export type ConsentChoice = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;
export const everything: ConsentChoice = { analytics: true, marketing: true, functional: true };
export const necessaryOnly: ConsentChoice = { analytics: false, marketing: false, functional: false };

let known: { text: string | null; consent: Consent | null } = { text: null, consent: null };
/** Where storage is blocked, a decision holds for this page. */
let unstored: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

function parse(text: string | null): Consent | null {
  try {
    return consentSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The visitor's decision; null while he has made none, or made it about another version of the text. */
export function readConsent(): Consent | null {
  const text = storedText();
  if (text !== known.text) known = { text, consent: parse(text) };
  return known.consent;
}

/** Keeps a decision on the device. */
export function decideConsent(choice: ConsentChoice): void {
  const consent: Consent = { version: consentVersion, consent: { necessary: true, ...choice }, timestamp: new Date().toISOString() };
  unstored = JSON.stringify(consent);
  try {
    localStorage.setItem(key, unstored);
  } catch {
    // Blocked or full: the decision holds until the page is left, then the banner asks again.
  }
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one has decided. */
function subscribeConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeConsent, readConsent);
}
