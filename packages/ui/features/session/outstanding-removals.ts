import { firstStorage } from '@anwurf/contract/first-storage';
import { readIf } from '@anwurf/contract/readable';
import { areUuids } from '@anwurf/domain/identity/uuid';
import { keptValue } from '../../storage/kept-value.ts';

const kept = keptValue(firstStorage.removals, readIf(areUuids));
/** Where the browser keeps nothing, this tab knows them alone. */
let unkept: readonly string[] = [];

/** Users whose local database has yet to be removed: a tab may close in the middle of it. */
export const outstandingRemovals = (): string[] => [...new Set([...(kept.read() ?? []), ...unkept])];

function write(ids: string[]): void {
  const isKept = ids.length > 0 && kept.keep(ids);
  unkept = isKept ? [] : ids;
  if (ids.length === 0) kept.drop();
}

/** Notes a removal before it begins. */
export function noteRemoval(userId: string): void {
  write([...new Set([...outstandingRemovals(), userId])]);
}

/** The removal is done. */
export function removalDone(userId: string): void {
  write(outstandingRemovals().filter((id) => id !== userId));
}
