import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { classNames } from '../class-names.ts';
import iconButton from '../action/icon-button.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'children'> {
  /** Subject of the search, for screen readers. */
  label: string;
  placeholder?: string;
}

/** Finds while it is typed; the cross, or Escape, empties it. */
export function SearchField({ label, placeholder, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={classNames(styles.field)}>
      <Search size={20} aria-hidden="true" className={styles.glass} />
      <Input className={classNames(styles.input)} {...(placeholder !== undefined && { placeholder })} />
      <Button aria-label="Suche leeren" className={classNames(iconButton.button, styles.clear)}>
        <X size={20} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  );
}
