import { deviceStorage } from '@anwurf/contract/device-storage';
import { isUuid } from '@anwurf/domain/identity/uuid';

const prefix = `${deviceStorage.journal.name}-`;

/** Name of a user's journal database. Without the PGlite version, because the journal outlives PGlite upgrades. */
export const journalName = (userId: string): string => `${prefix}${userId}`;

/** The user whose journal a database of this name is; undefined for any other name. */
export function ownerOfJournal(name: string): string | undefined {
  const owner = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return isUuid(owner) ? owner : undefined;
}
