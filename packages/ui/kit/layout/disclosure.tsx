import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import styles from './disclosure.module.css';

/** A line that opens to show more, for what not everybody wants to read every time. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AriaDisclosure className={styles.disclosure ?? ''}>
      <Heading className={styles.heading ?? ''} level={2}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          {title}
          <ChevronDown size={20} aria-hidden="true" />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={styles.panel}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
