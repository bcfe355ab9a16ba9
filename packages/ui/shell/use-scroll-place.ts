import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** In ms: what comes later than that moves the page no more. */
const longestWait = 3000;

/** Where a screen was left: how far it was scrolled, and where on the screen the link stood that led away. */
interface Place {
  readonly y: number;
  readonly link: { readonly href: string; readonly top: number } | null;
}

/** The entry of the history that a location is. */
const entryOf = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href;

function currentPlace(): Place {
  const link = document.activeElement?.closest('main a[href]');
  const href = link?.getAttribute('href');
  return { y: scrollY, link: link && href ? { href, top: link.getBoundingClientRect().top } : null };
}

/** Scrolls to a place as far as the page is there. The link counts: what stands above it may have become longer or shorter. */
function scrollTowards({ y, link }: Place): void {
  const found = link && document.querySelector(`main a[href=${JSON.stringify(link.href)}]`);
  const top = found ? scrollY + found.getBoundingClientRect().top - link.top : y;
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Keeps the page at a place while it grows, until the player does something.
 * @returns gives it up
 */
function stayAt(place: Place): () => void {
  const end = new AbortController();
  const giveUp = () => end.abort();
  const observer = new ResizeObserver(() => scrollTowards(place));
  observer.observe(document.body);
  const timer = setTimeout(giveUp, longestWait);
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(own, giveUp, { signal: end.signal, passive: true });
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return giveUp;
}

/**
 * Brings who goes back to where he was, also where the screen's rows come after the screen: the router scrolls at once, when there is
 * no page yet to scroll.
 */
export function useScrollPlace(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, Place>();
    let giveUp = () => {};
    const onLeave = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      giveUp();
      if (fromLocation !== undefined) places.set(entryOf(fromLocation), currentPlace());
    });
    const onArrival = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      giveUp();
      const entry = entryOf(toLocation);
      const place = fromLocation === undefined || entryOf(fromLocation) === entry ? undefined : places.get(entry);
      if (place !== undefined && place.y > 0) giveUp = stayAt(place);
    });
    return () => {
      onLeave();
      onArrival();
      giveUp();
    };
  }, [router]);
}
