import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../kit/class-names.ts';
import { IconButton } from '../../kit/action/icon-button.tsx';
import styles from './swipe-pages.module.css';

export interface SwipePagesProps {
  /** Names of the pages, for screen readers. */
  label: string;
  pages: readonly ReactNode[];
}

/** Pages side by side: swiped, or turned by dots and arrows. Hidden pages can't be reached by Tab. */
export function SwipePages({ label, pages }: SwipePagesProps) {
  const strip = useRef<HTMLDivElement>(null);
  /** Where the strip is being scrolled to; what it passes on the way counts for nothing. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  function turnTo(index: number) {
    const { current: element } = strip;
    if (element === null) return;
    setCurrent(index);
    target.current = index;
    element.scrollTo({ left: index * element.clientWidth });
  }

  function followScroll() {
    const { current: element } = strip;
    if (element === null || element.clientWidth === 0) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current !== null && target.current !== index) return;
    target.current = null;
    setCurrent(index);
  }

  /** The way to a page is over, or a thumb or wheel has taken the strip; a mere tap has not. */
  function letGo() {
    target.current = null;
    followScroll();
  }

  return (
    <section className={styles.pages} aria-label={label} aria-roledescription="Seiten">
      <div ref={strip} className={styles.strip} onScroll={followScroll} onScrollEnd={letGo} onPointerCancel={letGo} onWheel={letGo}>
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
        <IconButton aria-label="Vorige Seite" onPress={() => turnTo((current + pages.length - 1) % pages.length)}>
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
        <IconButton aria-label="Nächste Seite" onPress={() => turnTo((current + 1) % pages.length)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
