import { type CheckoutRequest, checkoutResponseSchema, registrationResponseSchema } from '@anwurf/contract/access';
import * as z from 'zod/mini';
import { requestDone, requestJson } from '../../http/server-request.ts';

/** Starts a purchase; answers where to pay, undefined when the server names no address. @throws RequestError */
export async function startCheckout(request: CheckoutRequest): Promise<string | undefined> {
  return (await requestJson('/api/checkout', z.partial(checkoutResponseSchema), { body: request })).url;
}

/** Has the address mailed what there is to say of it: link and code, when it has paid. @throws RequestError */
export function verifyPayment(email: string): Promise<void> {
  return requestDone('/api/auth/verify-payment', { body: { email } });
}

type RegistrationAnswer = z.infer<typeof registrationResponseSchema>;

/** Whom a link's or a checkout's token belongs to. @throws RequestError */
export function readRegistration(token: string, signal: AbortSignal): Promise<RegistrationAnswer> {
  return requestJson('/api/auth/registration', registrationResponseSchema, { body: { token }, signal });
}

/** Asks for a mail with a link to a new password; the answer is the same for every address. @throws RequestError */
export function requestReset(email: string): Promise<void> {
  return requestDone('/api/auth/forgot-password', { body: { email } });
}

/** Whether a mailed link to a new password still works. @throws RequestError */
export function checkResetToken(token: string, signal: AbortSignal): Promise<void> {
  return requestDone('/api/auth/reset-token', { body: { token }, signal });
}
