import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface PlainTabsProps<Id extends string> {
  label: string;
  items: readonly { readonly id: Id; readonly label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Looks like `Tabs`, is made of the browser's own buttons: for public pages. Arrow keys, Home and End select. */
export function PlainTabs<Id extends string>({ label, items, selected, onSelect, children }: PlainTabsProps<Id>) {
  const id = useId();
  const at = items.findIndex((item) => item.id === selected);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const step = steps[key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 };
    const to = step === undefined ? ends[key] : (at + step + items.length) % items.length;
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <>
      {/* The tabs take the focus, one at a time. */}
      <div role="tablist" aria-label={label} className={styles.list} tabIndex={-1} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}${item.id}`}
            aria-selected={item.id === selected}
            {...(item.id === selected && { 'aria-controls': `${id}panel`, 'data-selected': true })}
            tabIndex={item.id === selected ? 0 : -1}
            className={classNames(styles.tab, styles.plain)}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  );
}
