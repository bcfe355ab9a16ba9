import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** In ms: what comes later than that moves the page no more. */
const longestWait = 3000;

/** Where a screen was left: how far it was scrolled, and where on the screen the link stood that led away, which of its address. */
interface Place {
  readonly y: number;
  readonly link: { readonly href: string; readonly nth: number; readonly top: number } | null;
}

/** The entry of the history that a location is. */
const entryOf = ({ href, state }: ParsedLocation) => state.__TSR_key ?? href;

/** The links to an address that are shown: one that is hidden has no place. */
const linksTo = (href: string) =>
  [...document.querySelectorAll(`main a[href=${JSON.stringify(href)}]`)].filter((one) => one.getClientRects().length > 0);

/** Whether it stands in a bar that stays on the screen: it says nothing about how far the page is scrolled. */
function isStuck(element: Element | null): boolean {
  return element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
}

function currentPlace(): Place {
  const link = document.activeElement?.closest('main a[href]') ?? null;
  const href = link?.getAttribute('href');
  if (link === null || !href || isStuck(link)) return { y: scrollY, link: null };
  return { y: scrollY, link: { href, nth: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top } };
}

/** Scrolls to a place as far as the page is there. The link counts: what stands above it may have become longer or shorter. */
function scrollTowards({ y, link }: Place): void {
  const found = link && linksTo(link.href)[link.nth];
  const top = found ? scrollY + found.getBoundingClientRect().top - link.top : y;
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Keeps the page at a place while it grows, until the player does something.
 * @returns ends it
 */
function stayAt(place: Place): AbortController {
  const end = new AbortController();
  const giveUp = () => end.abort();
  const now = () => ({ y: scrollY, height: document.documentElement.scrollHeight });
  let last = now();
  const observer = new ResizeObserver(() => {
    scrollTowards(place);
    last = now();
  });
  // Scrolled by neither the page's growth nor what is listened to below: an iPhone's status bar, a scrollbar, a screen reader, other code.
  const onScroll = () => {
    const { y, height } = now();
    if (height === last.height && Math.abs(y - last.y) > 2) giveUp();
  };
  addEventListener('scroll', onScroll, { signal: end.signal, passive: true });
  observer.observe(document.body);
  const timer = setTimeout(giveUp, longestWait);
  for (const own of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(own, giveUp, { signal: end.signal, passive: true });
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return end;
}

/**
 * Brings who goes back to where he was, also where the screen's rows come after the screen: the router scrolls at once, when there is
 * no page yet to scroll.
 */
export function useScrollPlace(): void {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, Place>();
    let stay: AbortController | undefined;
    const giveUp = () => stay?.abort();
    const onLeave = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      // Navigating before the page was drawn does not leave the place.
      const isStaying = stay?.signal.aborted === false;
      giveUp();
      if (fromLocation !== undefined && !isStaying) places.set(entryOf(fromLocation), currentPlace());
    });
    const onArrival = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      giveUp();
      const entry = entryOf(toLocation);
      const place = fromLocation === undefined || entryOf(fromLocation) === entry ? undefined : places.get(entry);
      if (place !== undefined && place.y > 0) stay = stayAt(place);
    });
    return () => {
      onLeave();
      onArrival();
      giveUp();
    };
  }, [router]);
}
