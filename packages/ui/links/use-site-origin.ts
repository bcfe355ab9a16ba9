import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.tsx';

/** Origin of the site in links for others, which the desktop app must ask for; null until it is known. */
export function useSiteOrigin(): string | null {
  const platform = usePlatform();
  const [origin, setOrigin] = useState(platform.siteOrigin === undefined ? location.origin : null);
  useEffect(() => {
    void platform.siteOrigin?.().then(setOrigin);
  }, [platform]);
  return origin;
}
