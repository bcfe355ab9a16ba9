import { StoreFailure } from './store-failure.ts';

/**
 * Fetches a file without which no store opens.
 * @throws StoreFailure when the request fails: that says nothing about an existing store
 */
export async function fetchStorePart(url: string | URL): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new StoreFailure('store_part_missing', String(error));
  });
  if (!response.ok) throw new StoreFailure('store_part_missing', `HTTP ${response.status}`);
  return response;
}
