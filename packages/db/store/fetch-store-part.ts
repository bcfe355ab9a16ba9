import { StoreFailure } from './store-failure.ts';

/**
 * Fetches a file that a store cannot be opened without.
 * @throws StoreFailure when it does not arrive: that says nothing about a store that is already here
 */
export async function fetchStorePart(url: string | URL): Promise<Response> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new StoreFailure('store_part_missing', String(error));
  });
  if (!response.ok) throw new StoreFailure('store_part_missing', `HTTP ${response.status}`);
  return response;
}
