import { useSyncExternalStore } from 'react';

function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const read = () => window.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, read);
}

/** Whether there is room for two things side by side: what is chosen in a list is then shown beside it. `--desktop` of breakpoints.css, for what no style sheet can do. */
export const useWide = mediaHook('(min-width: 1024px)');

/** Whether the player wants things to stand still. */
export const useReducedMotion = mediaHook('(prefers-reduced-motion: reduce)');
