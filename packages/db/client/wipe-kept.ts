import { deviceStorage } from '@anwurf/contract/device-storage';
import { isUuid } from '@anwurf/domain/identity/uuid';

const entries = Object.values(deviceStorage);
const namesOfUsers = entries.flatMap(({ of, name }) => (of === 'user' ? [name] : []));
const cachesOfPersons = entries.flatMap(({ place, of, name }) => (place === 'cache' && of !== 'device' ? [name] : []));
const namesOfVisitors = entries.flatMap(({ of, name }) => (of === 'visitor' ? [name] : []));

/** Removes keys of Web Storage. Where it is blocked there is nothing. */
function removeKeys(isGone: (key: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage]) for (const key of Object.keys(storage).filter(isGone)) storage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * Removes everything that Web Storage and caches keep of a user, and of whoever used the browser without an account: it may have been he. The
 * app's sign has no number any more.
 */
export function wipeKeptOfUser(userId: string): void {
  const names: readonly string[] = namesOfUsers;
  const keys = new Set([...names, ...names.map((name) => `${name}.${userId}`), ...namesOfVisitors]);
  removeKeys((key) => keys.has(key));
  if ('caches' in globalThis) for (const name of cachesOfPersons) caches.delete(name).catch(() => undefined);
  if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined);
}

/** Whether a key of Web Storage belongs to another user than this one. */
function isOfOther(key: string, userId: string): boolean {
  const name = namesOfUsers.find((one) => key.startsWith(`${one}.`));
  const owner = name === undefined ? userId : key.slice(name.length + 1);
  return isUuid(owner) && owner !== userId;
}

/**
 * Removes what Web Storage keeps of other users than the signed-in one. A browser writes it to disk seconds late: killed before
 * that, it starts with values of a player who has signed out.
 */
export function wipeKeptOfOthers(userId: string): void {
  removeKeys((key) => isOfOther(key, userId));
}
