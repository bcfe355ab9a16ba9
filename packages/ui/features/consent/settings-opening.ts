import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

function change(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the cookie settings, from the banner, a footer or the settings screen. */
export function openConsentSettings(): void {
  change(true);
}

export function closeConsentSettings(): void {
  change(false);
}

export function useConsentSettingsOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
