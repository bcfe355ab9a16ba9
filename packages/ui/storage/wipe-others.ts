import { deviceStorage } from '@anwurf/contract/device-storage';
import { isUuid } from '@anwurf/domain/identity/uuid';

const namesOfUsers = Object.values(deviceStorage).flatMap(({ of, name }) => (of === 'user' ? [name] : []));

/** Whether a key of Web Storage belongs to another user than this one. */
function isOfOther(key: string, userId: string): boolean {
  const name = namesOfUsers.find((one) => key.startsWith(`${one}.`));
  const owner = name === undefined ? userId : key.slice(name.length + 1);
  return isUuid(owner) && owner !== userId;
}

/**
 * Removes what Web Storage keeps of other users than the signed-in one. A browser writes it to disk seconds late: killed before
 * that, it starts with values of a player who has signed out. Where storage is blocked there is nothing.
 */
export function wipeKeptOfOthers(userId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter((one) => isOfOther(one, userId))) storage.removeItem(key);
  } catch {
    return;
  }
}
