import { deviceStorage } from '@anwurf/contract/device-storage';
import { type SharedNorms, sharedNormsSchema } from '@anwurf/contract/norms';
import type { HouseNorm } from '@anwurf/domain/norms/house-norm';
import type { Norms } from '@anwurf/domain/norms/norm-records';
import { withOperatorNorms } from '@anwurf/domain/norms/operator-norms';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import { useEffect, useSyncExternalStore } from 'react';
import { requestJson } from '../../http/server-request.ts';
import { keptValue } from '../../storage/kept-value.ts';

/** Reference values for results. */
export interface ComparedNorms {
  /** The product's table, with the operator's values in place of its own. */
  readonly norms: Norms;
  readonly house: readonly HouseNorm[];
}

const kept = keptValue(deviceStorage.norms, sharedNormsSchema);
const listeners = new Set<() => void>();
let known: ComparedNorms | null = null;
let asking: Promise<void> | null = null;

function toCompared(shared: SharedNorms | null): ComparedNorms {
  return shared === null ? { norms: ownNorms(), house: [] } : { norms: withOperatorNorms(ownNorms(), shared), house: shared.house };
}

function current(): ComparedNorms {
  known ??= toCompared(kept.read());
  return known;
}

async function ask(): Promise<void> {
  try {
    const shared = await requestJson('/api/norms', sharedNormsSchema);
    kept.keep(shared);
    known = toCompared(shared);
    for (const listener of listeners) listener();
  } catch {
    // Without a network the last answer counts; the next screen asks again.
    asking = null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reference values and house norms: at once as they are known on the device, and as the server has them now once it says so. */
export function useNorms(): ComparedNorms {
  useEffect(() => {
    asking ??= ask();
  }, []);
  return useSyncExternalStore(subscribe, current);
}
