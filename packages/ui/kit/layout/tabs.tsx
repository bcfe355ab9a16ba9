import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** Tabs with an underline that is a floor line; they scroll sideways when there are many. */
export function Tabs({ label, items, children, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={classNames(styles.tabs)}>
      <TabList aria-label={label} className={classNames(styles.list)}>
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
