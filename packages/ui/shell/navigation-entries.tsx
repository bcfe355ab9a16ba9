import { classNames } from '../kit/class-names.ts';
import { AreaLink } from '../links/app-links.ts';
import { isActiveEntry, navigationEntries, teamEntry } from './navigation.ts';
import { useHasTeam } from './use-has-team.ts';

export interface NavigationEntriesProps {
  path: string;
  /** The looks of the list and of an entry. */
  list: string | undefined;
  entry: string | undefined;
  /** Beside each other, with little room for words. */
  isNarrow?: boolean;
}

/** The screens of the app; the one that is shown is marked. Each place gives them its look. */
export function NavigationEntries({ path, list, entry: look, isNarrow = false }: NavigationEntriesProps) {
  // The settings stay last. A team that is looked at has its entry, also before the membership is there.
  const hasTeam = useHasTeam() || isActiveEntry(teamEntry, path);
  const entries = hasTeam ? navigationEntries.toSpliced(-1, 0, teamEntry) : navigationEntries;
  return (
    <ul className={list}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <AreaLink to={entry.to} className={classNames(look)} {...(isActiveEntry(entry, path) && { 'aria-current': 'page' as const })}>
            <entry.icon aria-hidden="true" />
            <span>{isNarrow ? (entry.short ?? entry.label) : entry.label}</span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
