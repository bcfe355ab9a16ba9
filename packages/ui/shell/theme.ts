import { firstStorage } from '@anwurf/contract/first-storage';
import { readIf } from '@anwurf/contract/readable';
import { useSyncExternalStore } from 'react';
import { keptValue } from '../storage/kept-value.ts';

export type Theme = 'system' | 'light' | 'dark';

const isChosen = (raw: unknown): raw is Exclude<Theme, 'system'> => raw === 'light' || raw === 'dark';
const kept = keptValue(firstStorage.theme, readIf(isChosen));
const listeners = new Set<() => void>();

/** The chosen appearance; `system` follows the device. */
function readTheme(): Theme {
  return kept.read() ?? 'system';
}

/** Puts the chosen appearance on the document; called before the first render, so nothing flashes. */
export function applyTheme(): void {
  const theme = readTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') kept.drop();
  else kept.keep(theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}
