import {
  checkoutRequestSchema,
  registerRequestSchema,
  correctAddressRequestSchema,
  registrationRequestSchema,
  verifyPaymentRequestSchema,
} from '@anwurf/contract/access';
import { assessmentRequestSchema } from '@anwurf/contract/assessment';
import { accountExportSchema, deleteAccountRequestSchema } from '@anwurf/contract/account-data';
import { calendarRequestSchema } from '@anwurf/contract/calendar';
import { consentVersion } from '@anwurf/contract/consent';
import { eventRequestSchema } from '@anwurf/contract/events';
import {
  parentalDecisionSchema,
  parentalRequestSchema,
  parentalSharingRequestSchema,
  parentalViewRequestSchema,
} from '@anwurf/contract/parental-consent';
import { changeEmailRequestSchema, confirmEmailRequestSchema } from '@anwurf/contract/email-change';
import { pushRequestSchema as notificationRequestSchema } from '@anwurf/contract/push';
import { firstRowsRequestSchema } from '@anwurf/contract/first-rows';
import { openJournalRequestSchema } from '@anwurf/contract/journal-key';
import { newsletterRequestSchema, newsletterTokenRequestSchema } from '@anwurf/contract/newsletter';
import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  resetTokenRequestSchema,
} from '@anwurf/contract/password';
import {
  addPasskeyRequestSchema,
  beginPasskeyRequestSchema,
  passkeySignInRequestSchema,
  confirmPasskeyRequestSchema,
  removePasskeyRequestSchema,
} from '@anwurf/contract/passkeys';
import { leadRequestSchema, onePlayerQuerySchema, playerComparisonQuerySchema, playerSearchSchema } from '@anwurf/contract/players';
import {
  beginAuthenticatorRequestSchema,
  confirmAuthenticatorRequestSchema,
  removeAuthenticatorRequestSchema,
  renewRecoveryCodesRequestSchema,
} from '@anwurf/contract/second-factor';
import {
  endOtherSessionsRequestSchema,
  endOwnSessionRequestSchema,
  loginRequestSchema,
  signOutRequestSchema,
} from '@anwurf/contract/session';
import { supportRequestSchema } from '@anwurf/contract/support';
import { finishedOriginsSchema, pushRequestSchema } from '@anwurf/contract/sync/mutation';
import { syncedTable, syncedTableNames, teamOwnerOf } from '@anwurf/contract/sync/registry';
import { codeRequestSchema, teamRequestSchema } from '@anwurf/contract/team';
import { withdrawalProofSchema, withdrawalRequestSchema } from '@anwurf/contract/withdrawal';
import fc from 'fast-check';
import { z } from 'zod';
import { anyJson, valuesOf } from './fuzz-input.ts';

/** Rows that exist before the fuzz, so that some inputs mean something. */
export type Known = {
  readonly texts: readonly string[];
  readonly generationId: string;
  readonly checkoutId: string;
  readonly checkoutToken: string;
  readonly mailId: string;
  /** A team with a code; some of the users are its members. */
  readonly team: string;
  readonly teamCode: string;
};

/** Fuzzed inputs of a route: values that get past its schema, for the parts of a request it reads. */
export type FuzzedRoute = {
  readonly body?: (known: Known) => fc.Arbitrary<unknown>;
  readonly query?: z.core.$ZodType;
  /** The parts of the address in `:place` spelling. */
  readonly params?: (known: Known) => Readonly<Record<string, fc.Arbitrary<string>>>;
  /** The body is a form, not JSON. */
  readonly form?: true;
  /** Signer of the body. */
  readonly signedBy?: 'automation' | 'test checkout';
  /** Divides the number of inputs: every request is expensive. */
  readonly divisor?: number;
};

const byBody = (schema: z.core.$ZodType): FuzzedRoute => ({ body: (known) => valuesOf(schema, known.texts) });

const table = fc.oneof({ arbitrary: fc.constantFrom<string>(...syncedTableNames), weight: 5 }, { arbitrary: fc.string(), weight: 1 });
const mostly = (value: string) => fc.oneof({ arbitrary: fc.constant(value), weight: 5 }, { arbitrary: fc.string(), weight: 1 });
const byCode: FuzzedRoute = { body: ({ teamCode }) => fc.record({ code: mostly(teamCode) }) };
const rowOf = (name: (typeof syncedTableNames)[number]) =>
  fc.dictionary(fc.constantFrom('id', ...Object.keys(syncedTable(name).columns)), fc.oneof(anyJson, fc.uuid()), { maxKeys: 8 });

/** Valid as a whole, so that the values reach the database. */
const mutationOf = (team: string) =>
  fc.constantFrom(...syncedTableNames).chain((name) =>
    fc.record({
      id: fc.uuid(),
      table: fc.constant(name),
      op: fc.constantFrom('upsert', 'update', 'delete'),
      key: fc.uuid(),
      values: fc.dictionary(fc.constantFrom(...Object.keys(syncedTable(name).columns)), anyJson, { maxKeys: 8 }),
      ...(teamOwnerOf(name) === undefined ? {} : { team: fc.constant(team) }),
    }),
  );
const tables = fc
  .uniqueArray(fc.constantFrom(...syncedTableNames), { maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fc.array(rowOf(name), { maxLength: 3 })]))));

const beginningsQuery = z.object({
  tables: z.enum(['users', 'sync_heads,users,goals', 'users,users', 'exercise_catalogue', 'shared_loads,goals', ',', '']).optional(),
});
const shapeQuery = z.object({
  offset: z.enum(['-1', 'now', '0_0', '0_inf', '9223372036854775807_0', '99999999999999999999_1']),
  handle: z.string().max(200).optional(),
  live: z.enum(['true', 'false', '']).optional(),
  live_sse: z.enum(['true', 'false']).optional(),
  cursor: z.string().max(40).optional(),
  replica: z.enum(['default', 'full']).optional(),
  log: z.enum(['full', 'changes_only']).optional(),
  team: z.uuid().optional(),
});

const paymentEvent = z.object({
  id: z.uuid(),
  kind: z.enum(['pending', 'failed', 'complete', 'refunded']),
  reference: z.string().min(1).max(200),
  email: z.string().max(320).optional(),
  amountCents: z.int().min(0).optional(),
  currency: z.enum(['EUR', 'HUF', '']).optional(),
});

/** Valid as a rule: their own rules are plain code, which says nothing of what fits. */
const assessmentAnswers = z.array(z.int().min(0).max(10)).length(32);
const consent = z.object({
  version: z.literal(consentVersion),
  consent: z.object({ necessary: z.literal(true), analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() }),
  timestamp: z.string(),
});

/** Every route of the API. A route that is missing here fails the test. */
export const fuzzedRoutes: Readonly<Record<string, FuzzedRoute>> = {
  'GET /api/development/style.css': {},
  'GET /api/health': {},
  'GET /api/health/live': {},
  'GET /api/health/ready': {},
  'GET /api/site': {},
  'GET /api/norms': {},
  'POST /api/auth/login': byBody(loginRequestSchema),
  'POST /api/auth/refresh': byBody(z.object({ refreshToken: z.string().max(200).optional() })),
  'POST /api/auth/logout': byBody(z.object({ refreshToken: z.string().max(200).optional(), ...signOutRequestSchema.shape })),
  'GET /api/auth/sessions': {},
  'POST /api/auth/sessions/end': byBody(endOwnSessionRequestSchema),
  'POST /api/auth/sessions/end-others': byBody(endOtherSessionsRequestSchema),
  'POST /api/auth/forgot-password': byBody(forgotPasswordRequestSchema),
  'POST /api/auth/reset-token': byBody(resetTokenRequestSchema),
  'POST /api/auth/reset-password': byBody(resetPasswordRequestSchema),
  'POST /api/auth/change-email': byBody(changeEmailRequestSchema),
  'POST /api/auth/confirm-email': byBody(confirmEmailRequestSchema),
  'POST /api/auth/change-password': byBody(changePasswordRequestSchema),
  'GET /api/auth/sign-in-methods': {},
  'POST /api/auth/authenticator/begin': byBody(beginAuthenticatorRequestSchema),
  'POST /api/auth/authenticator/confirm': byBody(confirmAuthenticatorRequestSchema),
  'POST /api/auth/authenticator/recovery-codes': byBody(renewRecoveryCodesRequestSchema),
  'POST /api/auth/authenticator/remove': byBody(removeAuthenticatorRequestSchema),
  'POST /api/auth/passkeys/begin': byBody(beginPasskeyRequestSchema),
  'POST /api/auth/passkeys/add': byBody(addPasskeyRequestSchema),
  'POST /api/auth/passkeys/remove': byBody(removePasskeyRequestSchema),
  'POST /api/auth/passkeys/confirm': byBody(confirmPasskeyRequestSchema),
  'POST /api/auth/passkeys/challenge': {},
  'POST /api/auth/passkeys/sign-in': byBody(passkeySignInRequestSchema),
  'POST /api/auth/verify-payment': byBody(verifyPaymentRequestSchema),
  'POST /api/auth/registration': byBody(registrationRequestSchema),
  'POST /api/auth/correct-address': byBody(correctAddressRequestSchema),
  'POST /api/auth/register': byBody(registerRequestSchema),
  'GET /api/auth/access': {},
  'GET /api/account/export': {},
  'POST /api/account/import': {
    // Each starts a thread, half a second of work on a quiet machine; the thread's half gets all inputs by itself.
    divisor: 10,
    body: (known) =>
      fc.tuple(valuesOf(accountExportSchema, known.texts), tables).map(([data, rows]) => ({ ...(data as object), tables: rows })),
  },
  'GET /api/account/journal-key': {},
  'POST /api/account/journal-key/open': byBody(openJournalRequestSchema),
  'POST /api/account/delete': byBody(deleteAccountRequestSchema),
  'POST /api/checkout': byBody(checkoutRequestSchema),
  'POST /api/withdrawals': byBody(withdrawalRequestSchema),
  'POST /api/withdrawals/prove': byBody(withdrawalProofSchema),
  'POST /api/payments/webhook': {
    body: ({ texts, checkoutId }) =>
      fc.tuple(valuesOf(paymentEvent, texts), mostly(checkoutId)).map(([event, id]) => ({ ...(event as object), checkoutId: id })),
    signedBy: 'test checkout',
  },
  'GET /api/test-checkout/:token': { params: ({ checkoutToken }) => ({ token: mostly(checkoutToken) }) },
  'POST /api/test-checkout/:token': {
    ...byBody(z.object({ action: z.enum(['pay', 'decline', 'cancel']), email: z.string().max(320) })),
    params: ({ checkoutToken }) => ({ token: mostly(checkoutToken) }),
    form: true,
  },
  'GET /api/mailbox': {},
  'GET /api/mailbox/:id': { params: ({ mailId }) => ({ id: mostly(mailId) }) },
  'GET /api/mailbox/:id/html': { params: ({ mailId }) => ({ id: mostly(mailId) }) },
  'GET /api/shapes': { query: beginningsQuery },
  'POST /api/first-rows': byBody(firstRowsRequestSchema),
  'GET /api/shapes/:table': { query: shapeQuery, params: () => ({ table }) },
  // Addresses of its own machine and of nobody: each is asked.
  'POST /api/calendars': { ...byBody(calendarRequestSchema), divisor: 10 },
  'GET /api/push': {},
  'POST /api/push': byBody(notificationRequestSchema),
  'DELETE /api/push': {},
  'POST /api/push/trial': {},
  'GET /api/calendar-feed': {},
  'POST /api/calendar-feed': {},
  'DELETE /api/calendar-feed': {},
  'GET /api/calendar-feed/:file': { params: () => ({ file: mostly(`${'x'.repeat(43)}.ics`) }) },
  'POST /api/teams': byBody(teamRequestSchema),
  'POST /api/teams/preview': byCode,
  'POST /api/teams/join': {
    body: ({ teamCode }) =>
      fc.record(
        { code: mostly(teamCode), kinds: fc.array(mostly('tests'), { maxLength: 5 }), textVersion: mostly('2026-11-27') },
        { requiredKeys: ['code'] },
      ),
  },
  'GET /api/teams/:team/codes': { params: ({ team }) => ({ team: mostly(team) }) },
  'POST /api/teams/:team/codes': { ...byBody(codeRequestSchema), params: ({ team }) => ({ team: mostly(team) }) },
  'DELETE /api/teams/:team/members/:member': { params: ({ team }) => ({ team: mostly(team), member: mostly(team) }) },
  'DELETE /api/teams/:team': { params: ({ team }) => ({ team: mostly(team) }) },
  'POST /api/sync/mutations': {
    body: (known) =>
      fc.oneof(
        fc.record({ mutations: fc.array(mutationOf(known.team), { minLength: 1, maxLength: 5 }) }),
        valuesOf(pushRequestSchema, known.texts),
      ),
  },
  'POST /api/sync/finished-origins': byBody(finishedOriginsSchema),
  'POST /api/plan-generations/:id/plan': {
    body: ({ generationId }) => fc.record({ generationId: fc.constant(generationId), plan: anyJson }),
    params: ({ generationId }) => ({ id: mostly(generationId) }),
    signedBy: 'automation',
  },
  'POST /api/support': byBody(supportRequestSchema),
  'GET /api/players': { query: playerSearchSchema },
  'GET /api/players/one': { query: onePlayerQuerySchema },
  'GET /api/players/comparison': { query: playerComparisonQuerySchema },
  'POST /api/assessments': byBody(z.object({ ...assessmentRequestSchema.shape, answers: assessmentAnswers })),
  'POST /api/leads': byBody(leadRequestSchema),
  'POST /api/parental-consent/ask': byBody(parentalRequestSchema),
  'POST /api/parental-consent/ask-sharing': byBody(parentalSharingRequestSchema),
  'POST /api/parental-consent/view': byBody(parentalViewRequestSchema),
  'POST /api/parental-consent/decide': byBody(parentalDecisionSchema),
  'POST /api/newsletter': byBody(newsletterRequestSchema),
  'POST /api/newsletter/confirm': byBody(newsletterTokenRequestSchema),
  'POST /api/newsletter/unsubscribe': byBody(newsletterTokenRequestSchema),
  'POST /api/newsletter/unsubscribe/:token': { params: () => ({ token: mostly('x'.repeat(43)) }) },
  'GET /api/newsletter/unsubscribe/:token': { params: () => ({ token: mostly('x'.repeat(43)) }) },
  'POST /api/events': byBody(z.object({ ...eventRequestSchema.shape, consent })),
};
