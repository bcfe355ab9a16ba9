import { type RefObject, useRef, useState } from 'react';

export interface Carousel {
  readonly track: RefObject<HTMLUListElement | null>;
  /** Slide in the middle of the track. */
  readonly index: number;
  readonly onScroll: () => void;
  readonly show: (index: number) => void;
}

/** A row of slides that is scrolled by finger or keyboard, and by buttons: what is in sight decides which one is current. */
export function useCarousel(): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

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
    // Smooth or not is the style sheet's business: it knows who wants less motion.
    row.scrollTo({ left: slide.offsetLeft - (row.clientWidth - slide.offsetWidth) / 2 });
  }

  return { track, index, onScroll, show };
}
