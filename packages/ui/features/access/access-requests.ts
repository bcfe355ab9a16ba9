import type { CheckoutRequest, registrationResponseSchema } from '@anwurf/contract/access';
import type * as z from 'zod/mini';
import { requestDone, requestJson } from '../../http/server-request.ts';
import { loadPart } from '../../loading/load-part.ts';

const schemas = () => loadPart(() => import('@anwurf/contract/access'));

/** Starts a purchase; answers where to pay, undefined when the server names no address. @throws RequestError */
export async function startCheckout(request: CheckoutRequest): Promise<string | undefined> {
  const schema = schemas().then(({ checkoutAnswerSchema }) => checkoutAnswerSchema);
  return (await requestJson('/api/checkout', schema, { body: request })).url;
}

/** Has the address mailed what there is to say of it: link and code, when it has paid. @throws RequestError */
export function verifyPayment(email: string): Promise<void> {
  return requestDone('/api/auth/verify-payment', { body: { email } });
}

/** Gives the payment of a checkout the address that was meant, once. @throws RequestError */
export function correctAddress(token: string, email: string): Promise<void> {
  return requestDone('/api/auth/correct-address', { body: { token, email } });
}

type RegistrationAnswer = z.infer<typeof registrationResponseSchema>;

/** Finds the owner of a link's or a checkout's token. @throws RequestError */
export function readRegistration(token: string, signal: AbortSignal): Promise<RegistrationAnswer> {
  const schema = schemas().then(({ registrationResponseSchema: ofRegistration }) => ofRegistration);
  return requestJson('/api/auth/registration', schema, { body: { token }, signal });
}

/** Asks for a mail with a link to a new password; the answer is the same for every address. @throws RequestError */
export function requestReset(email: string): Promise<void> {
  return requestDone('/api/auth/forgot-password', { body: { email } });
}

/** Whether a mailed link to a new password still works. @throws RequestError */
export function checkResetToken(token: string, signal: AbortSignal): Promise<void> {
  return requestDone('/api/auth/reset-token', { body: { token }, signal });
}
