import { deviceStorage } from '@anwurf/contract/device-storage';
import type { StorePreference } from '../worker/messages.ts';

/** Lets a test (or support) choose the kind of store for a first start. */
export function storePreference(): StorePreference {
  const wish = sessionStorage.getItem(deviceStorage.storeWish.name);
  return wish === 'opfs' || wish === 'idb' ? wish : 'auto';
}
