import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { storableText } from '@anwurf/contract/storable-text';
import * as z from 'zod/mini';
import { ApiError } from '../../errors/api-error.ts';
import { parseInput } from '../../errors/parse-input.ts';
import { parseJson } from '../../errors/read-json.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const signatureHeader = 'x-test-checkout-signature';

const testEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['pending', 'failed', 'complete', 'refunded']),
  reference: storableText.check(z.minLength(1), z.maxLength(200)),
  checkoutId: z.optional(z.uuid()),
  email: z.optional(storableText.check(z.maxLength(320))),
  amountCents: z.optional(z.int32().check(z.minimum(0))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

/** Message of the test checkout to the webhook. */
export type TestEvent = Omit<z.infer<typeof testEventSchema>, 'id'>;

const sign = (secret: Uint8Array, body: string) => createHmac('sha256', secret).update(body).digest();

/** The test checkout's signed webhook request. */
export function buildTestWebhook(secret: Uint8Array, event: TestEvent, id: string = randomUUID()): RequestInit & { body: string } {
  const body = JSON.stringify({ id, ...event } satisfies z.infer<typeof testEventSchema>);
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, body).toString('hex') };
  return { method: 'POST', headers, body };
}

/** The test checkout, with the interface of a real provider. Takes no money. */
export function createTestProvider({ secret, siteUrl }: { secret: Uint8Array; siteUrl: () => string }): PaymentProvider {
  return {
    name: 'test',

    createCheckout: async ({ id, token }) => ({ url: `${siteUrl()}/api/test-checkout/${token}`, reference: `test_${id}` }),

    refund: () => Promise.resolve(),

    readEvent(body, headers) {
      const given = Buffer.from(headers.get(signatureHeader) ?? '', 'hex');
      const expected = sign(secret, body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new ApiError('forbidden', 'The message is not from the payment provider.');
      }
      const { checkoutId, email, amountCents, currency, ...event } = parseInput(testEventSchema, parseJson(body));
      return { provider: 'test', checkoutId, email, amountCents, currency, ...event };
    },
  };
}
