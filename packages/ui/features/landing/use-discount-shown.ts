import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { keptValue } from '../../storage/kept-value.ts';

/** Kept once the popup was seen; goes with the browser session. */
const seen = keptValue('discountSeen', z.unknown());
const neededShare = 0.33;

function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? window.scrollY / (scrollHeight - clientHeight) : 0;
}

/** True after a third of the page, once in a browser session. */
export function useDiscountShown(): { shown: boolean; close: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (seen.read() !== null) return;
    const onScroll = () => {
      if (scrolledShare() < neededShare) return;
      seen.keep(true);
      setShown(true);
      window.removeEventListener('scroll', onScroll);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // He may have read on before the offer was known.
    onScroll();
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return { shown, close: () => setShown(false) };
}
