import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../kit/class-names.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import styles from './swipe-pages.module.css';

export interface SwipePagesProps {
  /** What the pages are, for screen readers. */
  label: string;
  pages: readonly ReactNode[];
}

/** Pages side by side: swiped, or turned by dots and arrows. What is beside the visible page can't be reached by Tab. */
export function SwipePages({ label, pages }: SwipePagesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function turnTo(index: number) {
    const { current: element } = strip;
    if (element === null) return;
    setCurrent(index);
    // `inert` pages don't scroll into view by themselves; the strip's own behaviour decides how fast.
    element.scrollTo({ left: index * element.clientWidth });
  }

  function followScroll() {
    const { current: element } = strip;
    if (element === null || element.clientWidth === 0) return;
    setCurrent(Math.min(pages.length - 1, Math.max(0, Math.round(element.scrollLeft / element.clientWidth))));
  }

  return (
    <section className={styles.pages} aria-label={label} aria-roledescription="Seiten">
      <div ref={strip} className={styles.strip} onScroll={followScroll}>
        {pages.map((page, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="Seite"
            aria-label={`Seite ${index + 1} von ${pages.length}`}
            className={styles.page}
            inert={index !== current}
          >
            {page}
          </div>
        ))}
      </div>
      <div className={styles.pager} role="group" aria-label="Seite wählen">
        <IconButton aria-label="Vorige Seite" isDisabled={current === 0} onPress={() => turnTo(current - 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        {pages.map((_, index) => (
          <Button
            key={index}
            aria-label={`Seite ${index + 1} von ${pages.length}`}
            className={classNames(styles.dot)}
            onPress={() => turnTo(index)}
            {...(index === current && { 'aria-current': 'true' as const })}
          >
            <i />
          </Button>
        ))}
        <IconButton aria-label="Nächste Seite" isDisabled={current === pages.length - 1} onPress={() => turnTo(current + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
