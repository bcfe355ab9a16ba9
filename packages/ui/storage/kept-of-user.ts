import { deviceStorage, type KeptOf } from '@anwurf/contract/device-storage';
import type { Readable } from '@anwurf/contract/readable';
import { type KeptValue, valueAt } from './kept-value.ts';

/** Something kept for one user; it goes when he signs out. */
export function keptOfUser<Value>(name: KeptOf<'user'>, schema: Readable<Value>, userId: string): KeptValue<Value> {
  return valueAt(deviceStorage[name], `${deviceStorage[name].name}.${userId}`, schema);
}

/** Values that former releases kept of a user under a name without his id. */
export function keptWithoutUser<Value>(name: KeptOf<'user'>, schema: Readable<Value>): KeptValue<Value> {
  return valueAt(deviceStorage[name], deviceStorage[name].name, schema);
}
