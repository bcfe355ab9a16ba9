import { useEffect, useState } from 'react';

/** Time after which a movement stops repeating, as nobody looks any more; in ms. */
const longest = 60_000;

/** A movement that plays at once and stops after a while, and plays again when asked to. */
export function useTiring() {
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPlaying(false), longest);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  return { isPlaying, play: () => setPlaying(true), pause: () => setPlaying(false) };
}
