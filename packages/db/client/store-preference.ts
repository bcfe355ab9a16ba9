import { deviceStorage } from '@anwurf/contract/device-storage';
import type { StorePreference } from '../worker/messages.ts';

/** A test (or support) may choose the store of a first start. */
export function storePreference(): StorePreference {
  const wish = sessionStorage.getItem(deviceStorage.storeWish.name);
  return wish === 'opfs' || wish === 'idb' ? wish : 'auto';
}
