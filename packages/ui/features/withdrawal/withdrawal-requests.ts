import { fieldsOf, isBoolean, isText, readAs } from '@anwurf/contract/readable';
import type { withdrawalRequestSchema, withdrawalResponseSchema } from '@anwurf/contract/withdrawal';
import type * as z from 'zod/mini';
import { requestJson } from '../../http/server-request.ts';

export type Received = z.infer<typeof withdrawalResponseSchema>;

/** Reads the answer without zod: in the schemas of a first visit it would be on the way of every page. */
const answer = readAs<Received>((raw) => {
  const { receivedAt, isCarriedOut } = fieldsOf(raw);
  return isText(receivedAt) && isBoolean(isCarriedOut) ? { receivedAt, isCarriedOut } : undefined;
});

/** Declares the withdrawal. @throws RequestError */
export function declareWithdrawal(body: z.infer<typeof withdrawalRequestSchema>, token: string | null): Promise<Received> {
  return requestJson('/api/withdrawals', answer, { body, token });
}

/** Proves the address by the link of the confirmation. @throws RequestError */
export function proveWithdrawal(token: string): Promise<Received> {
  return requestJson('/api/withdrawals/prove', answer, { body: { token } });
}
