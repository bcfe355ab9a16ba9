import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen. */
export function useOnScreen<Seen extends Element>(): readonly [RefObject<Seen | null>, boolean] {
  const element = useRef<Seen>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
