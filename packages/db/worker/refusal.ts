import { StoreFailure } from '../store/store-failure.ts';
import type { Refusal } from './messages.ts';

/** The answer to a request that failed. A full disk is told by the browsers in the error's name or text alone. */
export function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StoreFailure) return { ok: false, message, code: error.code };
  const isFull = /QuotaExceeded/i.test(error instanceof Error ? `${error.name} ${message}` : message);
  return { ok: false, message, ...(isFull && { code: 'store_full' }) };
}
