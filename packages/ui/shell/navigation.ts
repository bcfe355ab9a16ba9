import { ChartNoAxesColumn, House, Settings2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { BarbellIcon } from './barbell-icon.tsx';

export interface NavigationEntry {
  label: string;
  href: string;
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** Paths beside the entry's own that belong to it. */
  also: readonly string[];
}

export const navigationEntries: readonly NavigationEntry[] = [
  { label: 'Home', href: '/dashboard', icon: House, also: [] },
  {
    label: 'Training',
    href: '/training-plans',
    icon: BarbellIcon,
    also: ['/training/', '/active-workout', '/workout-', '/custom-exercises'],
  },
  { label: 'Statistik', href: '/statistics', icon: ChartNoAxesColumn, also: [] },
  { label: 'Einstellungen', href: '/settings', icon: Settings2, also: [] },
];

/** An entry is active on its own path, below it, and on the paths that belong to it. */
export function isActiveEntry(entry: Pick<NavigationEntry, 'href' | 'also'>, path: string): boolean {
  return path === entry.href || path.startsWith(`${entry.href}/`) || entry.also.some((prefix) => path.startsWith(prefix));
}
