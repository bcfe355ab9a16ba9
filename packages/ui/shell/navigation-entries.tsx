import { classNames } from '../kit/class-names.ts';
import { AreaLink } from '../links/app-links.ts';
import { isActiveEntry, navigationEntries } from './navigation.ts';

export interface NavigationEntriesProps {
  path: string;
  styles: Readonly<Record<string, string | undefined>>;
}

/** The screens of the app; the one that is shown is marked. Each place gives them its look. */
export function NavigationEntries({ path, styles }: NavigationEntriesProps) {
  return (
    <ul className={styles['entries']}>
      {navigationEntries.map((entry) => (
        <li key={entry.to}>
          <AreaLink
            to={entry.to}
            className={classNames(styles['entry'])}
            {...(isActiveEntry(entry, path) && { 'aria-current': 'page' as const })}
          >
            <entry.icon aria-hidden="true" />
            <span>{entry.label}</span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
