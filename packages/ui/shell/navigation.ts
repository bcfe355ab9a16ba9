import { ChartNoAxesColumn, House, Settings2, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { BarbellIcon } from './barbell-icon.tsx';

export interface NavigationEntry {
  label: string;
  /** Where five words have little room. */
  short?: string;
  to: '/dashboard' | '/training-plans' | '/statistics' | '/team' | '/settings';
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** Paths beside the entry's own that belong to it. */
  also: readonly string[];
}

/** Stands in the navigation of whoever is in a team. */
export const teamEntry: NavigationEntry = { label: 'Mannschaft', short: 'Team', to: '/team', icon: UsersRound, also: [] };

export const navigationEntries: readonly NavigationEntry[] = [
  { label: 'Home', to: '/dashboard', icon: House, also: [] },
  {
    label: 'Training',
    to: '/training-plans',
    icon: BarbellIcon,
    also: ['/training/', '/active-workout', '/workout-', '/live-training', '/custom-exercises', '/exercises'],
  },
  { label: 'Statistik', to: '/statistics', icon: ChartNoAxesColumn, also: [] },
  { label: 'Einstellungen', to: '/settings', icon: Settings2, also: [] },
];

/** An entry is active on its own path, below it, and on the paths that belong to it. */
export function isActiveEntry(entry: Pick<NavigationEntry, 'to' | 'also'>, path: string): boolean {
  return path === entry.to || path.startsWith(`${entry.to}/`) || entry.also.some((prefix) => path.startsWith(prefix));
}
