import { firstStorage } from '@anwurf/contract/first-storage';
import { useEffect, useState } from 'react';

/** A cookie without an end: it is for all tabs, and goes with the browser session. */
const mark = `${firstStorage.discountSeen.name}=1`;
const isSeen = () => document.cookie.split('; ').includes(mark);

function keepSeen(): void {
  document.cookie = `${mark}; path=/; samesite=lax`;
}

const neededShare = 0.33;

function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? window.scrollY / (scrollHeight - clientHeight) : 0;
}

/** True after a third of the page, once in a browser session. */
export function useDiscountShown(): { shown: boolean; close: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (isSeen()) return;
    const onScroll = () => {
      if (scrolledShare() < neededShare) return;
      // Another tab may have shown it meanwhile.
      if (!isSeen()) setShown(true);
      keepSeen();
      window.removeEventListener('scroll', onScroll);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // He may have read on before the offer was known.
    onScroll();
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return { shown, close: () => setShown(false) };
}
