import { deviceStorage } from '@anwurf/contract/device-storage';

/** A cookie without an end: it is for all tabs, and goes with the browser session. */
const mark = `${deviceStorage.explorerSeen.name}=1`;

export const isPromoSeen = () => document.cookie.split('; ').includes(mark);

export function keepPromoSeen(): void {
  document.cookie = `${mark}; path=/statistics; samesite=lax`;
}
