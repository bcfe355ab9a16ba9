import type { Hono } from 'hono';
import type { AccessTokens } from '../accounts/access-token.ts';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import type { Offer } from './offer.ts';
import type { PaymentMails } from './apply-payment-event.ts';
import { createCheckoutRoutes, createWebhookRoutes } from './routes.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestCheckoutRoutes } from './test-checkout/routes.ts';
import { createWithdrawalRoutes } from '../withdrawals/routes.ts';
import type { WithdrawalSetting } from '../withdrawals/withdrawal.ts';
import { createTestProvider } from './test-checkout/test-provider.ts';

/** The offer, and the payment provider's configuration. */
export type PaymentConfiguration = {
  readonly offer: Offer;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  /** Without Stripe: development has the test checkout, production sells nothing. */
  readonly hasTestCheckout: boolean;
};

/** Mounts the payment routes: checkout, webhook, withdrawal and, in place of Stripe, the test checkout. @returns what withdrawals need */
export function mountPayments(
  app: Hono,
  { offer, stripe, hasTestCheckout }: PaymentConfiguration,
  options: { sql: Sql; tokens: AccessTokens; testSecret: Uint8Array; mails: PaymentMails; log: ErrorLog },
): WithdrawalSetting {
  const { sql, testSecret, mails, log } = options;
  const { siteUrl } = mails;
  const isTest = stripe === undefined && hasTestCheckout;
  const real = stripe === undefined ? undefined : createStripeProvider({ ...stripe, siteUrl, log });
  const provider = isTest ? createTestProvider({ secret: testSecret, siteUrl }) : real;
  app.route('/api/checkout', createCheckoutRoutes({ ...options, provider, offer }));
  app.route('/api/payments', createWebhookRoutes({ sql, provider, mails, log }));
  const withdrawals = { sql, provider, mails, log };
  app.route('/api/withdrawals', createWithdrawalRoutes({ ...withdrawals, tokens: options.tokens }));
  if (!isTest) return withdrawals;
  const callWebhook = (request: RequestInit) => app.request('/api/payments/webhook', request);
  app.route('/api/test-checkout', createTestCheckoutRoutes({ sql, secret: testSecret, callWebhook }));
  return withdrawals;
}
