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

/** Tabs with an underline that is a floor line; they scroll sideways when there are many, with the chosen one in view. */
export function Tabs({ label, items, children, selectedKey, ...props }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Tabs that keep their choice themselves scroll by the press.
    if (!list.current || !tab || selectedKey === undefined) return;
    // The list alone: the page stays where it is.
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selectedKey]);
  return (
    <AriaTabs {...props} {...(selectedKey !== undefined && { selectedKey })} className={classNames(styles.tabs)}>
      <TabList ref={list} aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={classNames(styles.tab)}>
            {item.done && <Check size={18} strokeWidth={3} aria-label="erledigt" className={styles.check} />}
            {item.label}
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
