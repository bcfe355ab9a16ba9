import { StoreFailure } from './store-failure.ts';

/**
 * Fetches the prepared data directory that a new store begins with.
 * @throws StoreFailure when the server has none
 */
export async function fetchLocalImage(): Promise<Blob> {
  const response = await fetch(new URL('./generated/local-image.tar', import.meta.url));
  if (!response.ok) throw new StoreFailure('store_image_missing', `HTTP ${response.status}`);
  return response.blob();
}
