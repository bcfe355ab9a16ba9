import { fetchStorePart } from './fetch-store-part.ts';

/**
 * Fetches the prepared data directory that a new store starts from.
 * @throws StoreFailure when the request fails
 */
export async function fetchLocalImage(): Promise<Blob> {
  return (await fetchStorePart(new URL('./generated/local-image.tar', import.meta.url))).blob();
}
