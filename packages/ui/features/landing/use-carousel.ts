import { type RefObject, useRef, useState } from 'react';

export interface Carousel {
  readonly track: RefObject<HTMLUListElement | null>;
  /** Slide in the middle of the track. */
  readonly index: number;
  readonly onScroll: () => void;
  /** The row has come to rest. */
  readonly onScrollEnd: () => void;
  readonly show: (index: number) => void;
  /** Goes on by so many slides, from the one that it is on its way to. */
  readonly move: (by: number) => void;
}

/** A row of slides that is scrolled by finger or keyboard, and by buttons: what is in sight decides which one is current. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // Two taps while it still scrolls are two slides.
  const aim = useRef<number | null>(null);

  function slides(): HTMLElement[] {
    return [...(track.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
  }

  function onScroll() {
    const row = track.current;
    if (row === null) return;
    const middle = row.scrollLeft + row.clientWidth / 2;
    const current = slides().findIndex((slide) => slide.offsetLeft + slide.offsetWidth > middle);
    if (current >= 0) setIndex(current);
  }

  function show(next: number) {
    const row = track.current;
    const slide = slides()[next];
    if (row === null || slide === undefined) return;
    aim.current = next;
    // Smooth or not is the style sheet's business: it knows who wants less motion.
    row.scrollTo({ left: slide.offsetLeft - (row.clientWidth - slide.offsetWidth) / 2 });
  }

  function move(by: number) {
    show(Math.min(Math.max((aim.current ?? index) + by, 0), count - 1));
  }

  function onScrollEnd() {
    aim.current = null;
  }

  return { track, index, onScroll, onScrollEnd, show, move };
}
