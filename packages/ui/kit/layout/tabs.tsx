import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** Puts a check before the label; the label's reader hears 'erledigt'. */
  done?: boolean;
}

export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'children'> {
  label: string;
  items: readonly TabItem[];
  /** The panel of the selected tab. */
  children: (item: TabItem) => ReactNode;
}

/** Brings a tab to the middle of its list, without moving the page: the list is wider than a phone. */
function centre(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (list === null) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** Label of a tab, which comes into sight when it is chosen by an address or a key. */
function TabLabel({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = label.current?.parentElement;
    if (isSelected && tab) centre(tab);
  }, [isSelected]);
  return (
    <span ref={label} className={styles.label}>
      {children}
    </span>
  );
}

/** Tabs with an underline that is a floor line; they scroll sideways when there are many. */
export function Tabs({ label, items, children, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={classNames(styles.tabs)}>
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={classNames(styles.tab)}>
            {({ isSelected }) => (
              <TabLabel isSelected={isSelected}>
                {item.done && <Check size={18} strokeWidth={3} aria-label="erledigt" className={styles.check} />}
                {item.label}
              </TabLabel>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id}>
          {children(item)}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
