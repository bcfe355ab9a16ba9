import { deviceStorage } from '@anwurf/contract/device-storage';
import { sharedFile, sharedFileProblems } from '@anwurf/contract/shared-file';

/** Takes the file that another app has shared, once. Null: there is none; `none`: something was shared that is no file. */
export async function takeSharedFile(): Promise<File | 'too-large' | 'none' | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(deviceStorage.sharedFile.name);
  const found = await cache.match(sharedFile.entry);
  if (found === undefined) return null;
  await cache.delete(sharedFile.entry);
  if (!found.ok) return found.status === sharedFileProblems.tooLarge ? 'too-large' : 'none';
  const blob = await found.blob();
  return new File([blob], decodeURIComponent(found.headers.get(sharedFile.nameHeader) ?? ''), { type: blob.type });
}
