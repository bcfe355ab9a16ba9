import { isDiskFull } from '../store/disk-full.ts';
import { StoreFailure } from '../store/store-failure.ts';
import type { Refusal } from './messages.ts';

/** The answer to a request that failed. */
export function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StoreFailure) return { ok: false, message, code: error.code };
  return { ok: false, message, ...(isDiskFull(error) && { code: 'store_full' }) };
}
