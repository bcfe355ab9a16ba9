import { Search, X } from 'lucide-react';
import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { usePlainFieldNotes } from '../../../kit/field/plain-field-notes.tsx';
import { PlainIconButton } from '../../../kit/action/plain-icon-button.tsx';
import styles from './search-form.module.css';

export interface SearchFormProps {
  label: string;
  /** Shown above the field; else its name is for those who don't see the glass. */
  isLabelShown?: boolean;
  text: string;
  onType: (text: string) => void;
  onSearch: () => void;
  isRunning: boolean;
  /** Gives the running search up. */
  onCancel?: () => void;
  /** Empties the field. */
  onReset: () => void;
  error?: string | undefined;
  placeholder?: string;
  /** The focus was in a field in its place. */
  takesFocus?: boolean;
}

/** A name, and the buttons to search for it, to give that up and to begin anew. */
export function SearchForm({ label, isLabelShown = false, text, onType, onReset, onCancel, ...props }: SearchFormProps) {
  const { isRunning, onSearch, error, placeholder, takesFocus = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { attributes, notes } = usePlainFieldNotes(undefined, error);

  const takeFocus = useEffectEvent(() => takesFocus && field.current?.focus());
  useLayoutEffect(() => void takeFocus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRunning) onSearch();
  }

  return (
    <form role="search" aria-label={label} className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id} className={isLabelShown ? styles.label : styles.unseen}>
        {label}
      </label>
      <div className={styles.line}>
        <div className={styles.box}>
          <Search size={20} aria-hidden="true" className={styles.glass} />
          <input
            ref={field}
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            placeholder={placeholder}
            {...attributes}
            onChange={(event) => onType(event.target.value)}
            className={styles.input}
          />
          {text !== '' && (
            <span className={styles.reset}>
              <PlainIconButton aria-label="Reset" title="Reset" onClick={onReset}>
                <X size={20} aria-hidden="true" />
              </PlainIconButton>
            </span>
          )}
        </div>
        <PlainButton variant="court" type="submit" pending={isRunning} pendingText="Sucht…">
          Suchen
        </PlainButton>
        {isRunning && onCancel && (
          <span className={styles.cancel}>
            <PlainButton onClick={onCancel}>Abbrechen</PlainButton>
          </span>
        )}
      </div>
      {notes}
    </form>
  );
}
