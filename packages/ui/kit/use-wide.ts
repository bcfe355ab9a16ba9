import { useSyncExternalStore } from 'react';

/** `--desktop` of breakpoints.css, for what no style sheet can do. */
const query = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for two things side by side: what is chosen in a list is then shown beside it. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
