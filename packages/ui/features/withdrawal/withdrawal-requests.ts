import type { withdrawalRequestSchema, withdrawalResponseSchema } from '@anwurf/contract/withdrawal';
import type * as z from 'zod/mini';
import { requestJson } from '../../http/server-request.ts';
import { loadPart } from '../../loading/load-part.ts';

export type Received = z.infer<typeof withdrawalResponseSchema>;

const answer = () => loadPart(async () => (await import('@anwurf/contract/withdrawal')).withdrawalResponseSchema);

/** Declares the withdrawal. @throws RequestError */
export function declareWithdrawal(body: z.infer<typeof withdrawalRequestSchema>, token: string | null): Promise<Received> {
  return requestJson('/api/withdrawals', answer(), { body, token });
}

/** Proves the address by the link of the confirmation. @throws RequestError */
export function proveWithdrawal(token: string): Promise<Received> {
  return requestJson('/api/withdrawals/prove', answer(), { body: { token } });
}
