import { z } from 'zod';
import type { Offer } from './payments/offer.ts';
import type { PlanAdapter } from './plan-generations/make-plan.ts';

const flag = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const url = (...protocols: string[]) =>
  flag.refine((value) => value === undefined || protocols.some((protocol) => URL.canParse(value) && new URL(value).protocol === protocol), {
    message: `must be a URL with ${protocols.join(' or ')}`,
  });

const wholeNumber = (least: number, most: number) => {
  const range = `must be a whole number from ${least} to ${most}`;
  return flag
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.number(range).int(range).min(least, range).max(most, range).optional());
};

const schema = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0, 'must be between 0 and 65535')
    .max(65_535, 'must be between 0 and 65535')
    .default(8787),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  OWNER_DATABASE_URL: url('postgres:', 'postgresql:'),
  DATA_DIR: z.string().min(1).default('.data'),
  ELECTRIC_URL: url('http:', 'https:'),
  ELECTRIC_SECRET: flag,
  PUBLIC_URL: url('http:', 'https:'),
  SITE_CONFIG: flag,
  PLAN_WEBHOOK_URL: url('http:', 'https:'),
  PLAN_WEBHOOK_SECRET: flag.refine((value) => value === undefined || value.length >= 16, {
    message: 'needs at least 16 characters',
  }),
  PLAN_LLM_URL: url('http:', 'https:'),
  PLAN_LLM_MODEL: flag,
  PLAN_LLM_KEY: flag,
  PLAN_SEED: wholeNumber(0, 4_294_967_295),
  PLAYER_SOURCE_URL: url('http:', 'https:'),
  DEMO_PLAYERS: wholeNumber(0, 100_000),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  SECRETS_KEYS: flag
    .transform((value) => value?.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine((keys) => keys?.every(({ length }) => length === 32) !== false, {
      message: 'needs keys of 32 bytes in base64, separated by commas',
    }),
  ANWURF_MODE: flag.pipe(z.enum(['development', 'production'], 'must be development or production').optional()),
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production or test').optional(),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: flag.refine((value) => value === undefined || /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value), {
    message: 'must be an address, or a name and an address: Anwurf <post@example.org>',
  }),
  STRIPE_SECRET_KEY: flag,
  STRIPE_WEBHOOK_SECRET: flag,
  OFFER_PRICE_CENTS: wholeNumber(50, 1_000_000),
  OFFER_ACCESS_MONTHS: wholeNumber(1, 120),
  DISCOUNT_CODE: flag.pipe(z.string().trim().min(1).max(40).optional()),
  DISCOUNT_PERCENT: wholeNumber(1, 99),
  PUSH_PRIVATE_KEY: flag
    .transform((value) => (value === undefined ? undefined : Buffer.from(value, 'base64url')))
    .refine((key) => key === undefined || key.length === 32, { message: 'needs a key of 32 bytes in base64url' }),
  PUSH_CONTACT: url('mailto:', 'https:'),
  METRICS_TOKEN: flag.refine((value) => value === undefined || value.length >= 16, { message: 'needs at least 16 characters' }),
});
/** Names of all variables that the server reads. */
export const environmentVariables: readonly string[] = Object.keys(schema.shape);

type Variables = z.infer<typeof schema>;

type Mode = 'development' | 'production';

const isLoopbackHost = (host: string) => host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host);

/** Whether browsers of this machine alone use that address. */
function isLocalAddress(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && isLoopbackHost(hostname);
}

/** A local try-out needs no mode; every other installation must set one. */
function modeOf(variables: Variables): Mode | undefined {
  const { ANWURF_MODE: asked, NODE_ENV: node, HOST: host, TRUSTED_PROXIES: proxies, PUBLIC_URL: publicUrl } = variables;
  if (asked !== undefined) return asked;
  if (node === 'production' || node === 'development') return node;
  return isLoopbackHost(host) && (proxies ?? 0) === 0 && isLocalAddress(publicUrl) ? 'development' : undefined;
}

/** Whether traffic to an address cannot be read on the way: TLS, or a path within this machine or its containers. */
function isPrivatePath(address: string, protocols: readonly string[]): boolean {
  const { protocol, hostname } = new URL(address);
  return protocols.includes(protocol) || isLoopbackHost(hostname) || !/[.:]/.test(hostname);
}

/** Whether Postgres is reached by TLS alone, with a certificate that is looked at. */
const verifiesDatabase = (address: string) => new URL(address).searchParams.get('sslmode') === 'verify-full';

/** In production no player data travels unencrypted; `smtp:` requires STARTTLS, without which no mail is sent. */
function requireTls(data: Variables, context: z.RefinementCtx): void {
  const message = 'needs https in production';
  if (data.PUBLIC_URL !== undefined && !data.PUBLIC_URL.startsWith('https:'))
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
  for (const name of ['ELECTRIC_URL', 'PLAN_WEBHOOK_URL', 'PLAN_LLM_URL', 'PLAYER_SOURCE_URL'] as const) {
    const service = data[name];
    if (service !== undefined && !isPrivatePath(service, ['https:'])) context.addIssue({ code: 'custom', path: [name], message });
  }
  for (const name of ['DATABASE_URL', 'OWNER_DATABASE_URL'] as const) {
    const database = data[name];
    if (database === undefined || isPrivatePath(database, []) || verifiesDatabase(database)) continue;
    context.addIssue({ code: 'custom', path: [name], message: 'needs sslmode=verify-full in production' });
  }
}

/** Variables that require each other. */
const schemaOfAll = schema.superRefine((data, context) => {
  const needs = (name: keyof Variables, reason: string) => {
    if (data[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason });
  };
  const pairs = [
    ['OWNER_DATABASE_URL', 'DATABASE_URL'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
    ['PUSH_PRIVATE_KEY', 'PUSH_CONTACT'],
    ['PUSH_CONTACT', 'PUSH_PRIVATE_KEY'],
    ['DISCOUNT_CODE', 'DISCOUNT_PERCENT'],
    ['DISCOUNT_PERCENT', 'DISCOUNT_CODE'],
    ['PLAN_WEBHOOK_URL', 'PLAN_WEBHOOK_SECRET'],
    ['PLAN_LLM_URL', 'PLAN_LLM_MODEL'],
  ] as const;
  for (const [name, other] of pairs) if (data[name] !== undefined) needs(other, `is required with ${name}`);
  const mode = modeOf(data);
  if (mode === undefined)
    context.addIssue({
      code: 'custom',
      path: ['ANWURF_MODE'],
      message: 'must be production or development: this server can be reached from outside (HOST, TRUSTED_PROXIES, PUBLIC_URL)',
    });
  // Links in mails begin with the first; the second has a stand-in in development only.
  if (mode === 'production') {
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SECRETS_KEYS'] as const) needs(name, 'is required in production');
    requireTls(data, context);
    if (data.PLAN_SEED !== undefined)
      context.addIssue({ code: 'custom', path: ['PLAN_SEED'], message: 'is for tests: in production each plan has its own' });
  }
});

function toOffer(data: Variables): Offer {
  const { DISCOUNT_CODE: code, DISCOUNT_PERCENT: percent } = data;
  return {
    priceCents: data.OFFER_PRICE_CENTS ?? 2999,
    currency: 'EUR',
    accessMonths: data.OFFER_ACCESS_MONTHS ?? null,
    discount: code === undefined || percent === undefined ? null : { code, percent },
  };
}

/** The key for push services. */
function toPush({ PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact }: Variables): Environment['push'] {
  return privateKey === undefined || contact === undefined ? undefined : { privateKey, contact };
}

function toPlanAdapter({
  PLAN_WEBHOOK_URL: webhook,
  PLAN_WEBHOOK_SECRET: secret,
  PLAN_LLM_URL: modelUrl,
  PLAN_LLM_MODEL: model,
  PLAN_LLM_KEY: key,
}: Variables): PlanAdapter {
  if (webhook !== undefined && secret !== undefined) return { kind: 'automation', url: webhook, secret };
  if (modelUrl !== undefined && model !== undefined) return { kind: 'model', url: modelUrl, model, key };
  return { kind: 'built_in' };
}

/** Configuration of the server from environment variables; parsed once, at start. */
export type Environment = {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded Postgres in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database by the role that owns its tables and migrates them; absent: the server's role does. */
  readonly ownerUrl: string | undefined;
  readonly dataDir: string;
  /** Absent: the embedded shape log serves shapes. */
  readonly electric: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Address of the server in browsers; https makes cookies Secure. */
  readonly publicUrl: string | undefined;
  /** Path of the operator's JSON file; absent: placeholders. */
  readonly siteConfig: string | undefined;
  /** Number of proxies in front of the server; it decides which entry of X-Forwarded-For is the client. */
  readonly trustedProxies: number;
  /** Keys that seal the signing keys in the database, newest first; none in development. */
  readonly secretsKeys: readonly Uint8Array[];
  /** Plan maker. */
  readonly planAdapter: PlanAdapter;
  /** Of every plan of the built-in generator, in tests; absent: each plan has its own. */
  readonly planSeed: number | undefined;
  /** Receives searches without a match; absent: there is none. */
  readonly playerSource: string | undefined;
  /** Number of generated fictitious players, besides those written by hand. */
  readonly demoPlayers: number;
  readonly mode: Mode;
  /** Development mode was assumed, not requested: the server drops it as soon as a proxy brings requests. */
  readonly isModeAssumed: boolean;
  /** Absent (development only): mails go to the local mailbox page. */
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly requiresTls: boolean } | undefined;
  /** Absent: development has the test checkout, production sells nothing. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly offer: Offer;
  /** Key (32 bytes) and contact for push services; absent: development makes a key, production sends no notifications. */
  readonly push: { readonly privateKey: Uint8Array; readonly contact: string } | undefined;
  /** Bearer token of `/metrics`; absent: there are no metrics. */
  readonly metricsToken: string | undefined;
};

/**
 * Parses the environment.
 * @throws Error naming every wrong variable, without its value (which may be a secret)
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = schemaOfAll.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid environment:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    ownerUrl: data.OWNER_DATABASE_URL,
    dataDir: data.DATA_DIR,
    electric: data.ELECTRIC_URL === undefined ? undefined : { url: data.ELECTRIC_URL, secret: data.ELECTRIC_SECRET },
    publicUrl: data.PUBLIC_URL,
    siteConfig: data.SITE_CONFIG,
    trustedProxies: data.TRUSTED_PROXIES ?? 0,
    secretsKeys: data.SECRETS_KEYS ?? [],
    planAdapter: toPlanAdapter(data),
    planSeed: data.PLAN_SEED,
    playerSource: data.PLAYER_SOURCE_URL,
    demoPlayers: data.DEMO_PLAYERS ?? 5000,
    mode: modeOf(data) ?? 'production',
    isModeAssumed: data.ANWURF_MODE === undefined && data.NODE_ENV !== 'production' && data.NODE_ENV !== 'development',
    mail:
      smtpUrl === undefined || from === undefined
        ? undefined
        : { smtpUrl, from, requiresTls: modeOf(data) === 'production' && !isPrivatePath(smtpUrl, []) },
    stripe: secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret },
    offer: toOffer(data),
    push: toPush(data),
    metricsToken: data.METRICS_TOKEN,
  };
}
