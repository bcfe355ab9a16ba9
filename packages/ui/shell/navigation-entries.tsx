import { classNames } from '../kit/class-names.ts';
import { AreaLink } from '../links/app-links.ts';
import { isActiveEntry, navigationEntries } from './navigation.ts';

export interface NavigationEntriesProps {
  path: string;
  /** The looks of the list and of an entry. */
  list: string | undefined;
  entry: string | undefined;
}

/** The screens of the app; the one that is shown is marked. Each place gives them its look. */
export function NavigationEntries({ path, list, entry: look }: NavigationEntriesProps) {
  return (
    <ul className={list}>
      {navigationEntries.map((entry) => (
        <li key={entry.to}>
          <AreaLink to={entry.to} className={classNames(look)} {...(isActiveEntry(entry, path) && { 'aria-current': 'page' as const })}>
            <entry.icon aria-hidden="true" />
            <span>{entry.label}</span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
