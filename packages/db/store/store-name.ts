import { deviceStorage } from '@anwurf/contract/device-storage';
import { uuidPattern } from '@anwurf/domain/identity/uuid';

/** Name of a store: its PGlite version, the user, and how often it was rebuilt. */
export function storeName(userId: string, version: string, generation: number): string {
  return `${deviceStorage.store.name}-${version}-${userId}${generation === 0 ? '' : `-${generation}`}`;
}

const databasePrefix = '/pglite/';

/** Name of the IndexedDB database of a store; former releases let PGlite keep its files in one of this name. */
export const fileDatabaseName = (name: string): string => `${databasePrefix}${name}`;

/** A version starts with a digit, unlike what follows in the names of probes and journals. */
const storePattern = new RegExp(`^(?:${databasePrefix})?(${deviceStorage.store.name}-\\d.*-(${uuidPattern})(?:-\\d+)?)$`);

/** The store and its user to which a folder or a database of this name belongs; undefined for any other name. */
export function storeOf(stored: string): { readonly name: string; readonly userId: string } | undefined {
  const [, name, userId] = storePattern.exec(stored) ?? [];
  return name === undefined || userId === undefined ? undefined : { name, userId };
}
