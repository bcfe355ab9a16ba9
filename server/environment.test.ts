import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const key = Buffer.alloc(32, 7).toString('base64');

describe('environment', () => {
  it('defaults to the embedded database, the embedded shape log and development', () => {
    expect(parseEnvironment({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data',
      electric: undefined,
      publicUrl: undefined,
      siteConfig: undefined,
      trustedProxies: 0,
      secretsKeys: [],
      planAdapter: { kind: 'built_in' },
      playerSource: undefined,
      demoPlayers: 5000,
      mode: 'development',
      isModeAssumed: true,
      mail: undefined,
      stripe: undefined,
      offer: { priceCents: 2999, currency: 'EUR', accessMonths: null, discount: null },
    });
  });

  it('takes production from NODE_ENV unless ANWURF_MODE says otherwise', () => {
    const needed = {
      PUBLIC_URL: 'https://anwurf.example',
      SMTP_URL: 'smtps://post.example',
      MAIL_FROM: 'post@anwurf.example',
      SECRETS_KEYS: key,
    };
    expect(parseEnvironment({ NODE_ENV: 'production', ...needed }).mode).toBe('production');
    expect(parseEnvironment({ NODE_ENV: 'production', ANWURF_MODE: 'development' }).mode).toBe('development');
  });

  it('has one seed for all plans in tests only', () => {
    expect(parseEnvironment({ PLAN_SEED: '0' }).planSeed).toBe(0);
    expect(parseEnvironment({}).planSeed).toBeUndefined();
    expect(() => parseEnvironment({ ANWURF_MODE: 'production', PLAN_SEED: '1' })).toThrow(/PLAN_SEED: is for tests/);
    expect(() => parseEnvironment({ PLAN_SEED: '-1' })).toThrow(/PLAN_SEED/);
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'anwurf.example' },
    { TRUSTED_PROXIES: '1' },
    { NODE_ENV: 'test', HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://anwurf.example' },
    { PUBLIC_URL: 'http://anwurf.example' },
    { PUBLIC_URL: 'https://localhost' },
  ])('requires an explicit mode when reachable from outside: %o', (variables) => {
    expect(() => parseEnvironment(variables)).toThrow(/ANWURF_MODE: must be production or development/);
    expect(parseEnvironment({ ANWURF_MODE: 'development', ...variables })).toMatchObject({ mode: 'development', isModeAssumed: false });
  });

  it('assumes development under an address of this machine', () => {
    expect(parseEnvironment({ PUBLIC_URL: 'http://127.0.0.1:5173' })).toMatchObject({ mode: 'development', isModeAssumed: true });
  });

  it.each(['127.0.0.1', '127.8.9.10', 'localhost', '::1'])('assumes development when listening on %s', (HOST) => {
    expect(parseEnvironment({ HOST })).toMatchObject({ mode: 'development', isModeAssumed: true });
    expect(parseEnvironment({ HOST, NODE_ENV: 'development' })).toMatchObject({ mode: 'development', isModeAssumed: false });
  });

  it('refuses an unknown NODE_ENV', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'prod' })).toThrow(/NODE_ENV: must be development, production or test/);
  });

  describe('in production', () => {
    const production = {
      ANWURF_MODE: 'production',
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://post.example',
      MAIL_FROM: 'post@a.example',
      SECRETS_KEYS: key,
    };

    const secret = { PLAN_WEBHOOK_SECRET: 'sechzehn Zeichen', PLAN_LLM_MODEL: 'klein' };

    it('requires https wherever player data is sent', () => {
      for (const name of ['PUBLIC_URL', 'ELECTRIC_URL', 'PLAN_WEBHOOK_URL', 'PLAN_LLM_URL', 'PLAYER_SOURCE_URL']) {
        const parse = () => parseEnvironment({ ...production, ...secret, [name]: 'http://dienst.example' });
        expect(parse, name).toThrow(new RegExp(`${name}: needs https in production`));
        expect(() => parseEnvironment({ ...production, ...secret, [name]: 'https://dienst.example' }), name).not.toThrow();
      }
      expect(() => parseEnvironment({ ...production, PUBLIC_URL: 'http://localhost' })).toThrow(/PUBLIC_URL/);
    });

    it.each([
      ['postgres://owner@db.example/anwurf', false],
      ['postgres://owner@10.0.0.5:5432/anwurf', false],
      // Encrypted perhaps, but nobody looks at the certificate.
      ['postgres://owner@db.example/anwurf?sslmode=require', false],
      ['postgres://owner@db.example/anwurf?sslmode=disable', false],
      ['postgres://owner@db.example/anwurf?sslmode=verify-full', true],
      // This machine and its containers.
      ['postgres://owner@localhost:5432/anwurf', true],
      ['postgres://owner@[::1]/anwurf', true],
      ['postgres://owner@postgres:5432/anwurf', true],
      ['postgres:///anwurf?host=/var/run/postgresql', true],
    ])('reaches Postgres at %s: %s', (address, isTaken) => {
      const parse = (name: string) => () => parseEnvironment({ ...production, DATABASE_URL: 'postgres://db/anwurf', [name]: address });
      for (const name of ['DATABASE_URL', 'OWNER_DATABASE_URL']) {
        if (isTaken) expect(parse(name), name).not.toThrow();
        else expect(parse(name), name).toThrow(new RegExp(`${name}: needs sslmode=verify-full in production`));
      }
      expect(() => parseEnvironment({ DATABASE_URL: address })).not.toThrow();
    });

    it('accepts services on this machine or in its containers without TLS', () => {
      const services = { ELECTRIC_URL: 'http://electric:3000', PLAN_LLM_URL: 'http://127.0.0.1:11434/v1' };
      expect(() => parseEnvironment({ ...production, ...secret, ...services })).not.toThrow();
    });

    it.each([
      ['smtp://post.example', true],
      ['smtps://post.example', true],
      ['smtp://post', false],
      ['smtp://127.0.0.1:25', false],
    ])('mails over %s need TLS: %s', (SMTP_URL, requiresTls) => {
      expect(parseEnvironment({ ...production, SMTP_URL }).mail?.requiresTls).toBe(requiresTls);
    });
  });

  it('names every wrong variable without its value', () => {
    const parse = () => parseEnvironment({ PORT: 'abc', DATABASE_URL: 'mysql://geheim', ANWURF_MODE: 'x' });
    expect(parse).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*ANWURF_MODE/);
    expect(parse).not.toThrow(/geheim/);
  });

  it('prefers an automation to a model, and a model to the built-in generator', () => {
    const model = { PLAN_LLM_URL: 'http://127.0.0.1:11434/v1', PLAN_LLM_MODEL: 'klein' };
    const automation = { PLAN_WEBHOOK_URL: 'https://automation.example', PLAN_WEBHOOK_SECRET: 'sechzehn Zeichen' };
    expect(parseEnvironment({ ...model, ...automation }).planAdapter).toMatchObject({
      kind: 'automation',
      url: 'https://automation.example',
    });
    expect(parseEnvironment(model).planAdapter).toEqual({ kind: 'model', url: model.PLAN_LLM_URL, model: 'klein', key: undefined });
    expect(() => parseEnvironment({ ...automation, PLAN_WEBHOOK_SECRET: '' })).toThrow(/PLAN_WEBHOOK_SECRET/);
    expect(() => parseEnvironment({ ...model, PLAN_LLM_MODEL: '' })).toThrow(/PLAN_LLM_MODEL/);
  });

  it('refuses production without public address, mail server and secrets key', () => {
    expect(() => parseEnvironment({ ANWURF_MODE: 'production' })).toThrow(
      /PUBLIC_URL: is required in production[\s\S]*SMTP_URL: is required in production[\s\S]*SECRETS_KEYS: is required in production/,
    );
  });

  it('parses mail, payment and offer, and requires variables that belong together', () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'Anwurf <post@anwurf.example>' };
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    const offer = { OFFER_PRICE_CENTS: '4900', OFFER_ACCESS_MONTHS: '12', DISCOUNT_CODE: 'HALLE', DISCOUNT_PERCENT: '15' };
    expect(parseEnvironment({ ...mail, ...stripe, ...offer })).toMatchObject({
      mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, requiresTls: false },
      stripe: { secretKey: 'sk', webhookSecret: 'whsec' },
      offer: { priceCents: 4900, accessMonths: 12, discount: { code: 'HALLE', percent: 15 } },
    });
    expect(() => parseEnvironment({ OWNER_DATABASE_URL: 'postgres://owner@db/anwurf' })).toThrow(/DATABASE_URL: is required with/);
    for (const [name, value] of Object.entries({ ...mail, ...stripe, DISCOUNT_CODE: 'HALLE', DISCOUNT_PERCENT: '15' })) {
      if (name !== 'MAIL_FROM') expect(() => parseEnvironment({ [name]: value })).toThrow(/is required with/);
    }
    const wrong = { OFFER_PRICE_CENTS: '29,99', OFFER_ACCESS_MONTHS: '0', MAIL_FROM: 'x\r\nBcc: a@b.example', SMTP_URL: 'http://post' };
    expect(() => parseEnvironment(wrong)).toThrow(/SMTP_URL[\s\S]*MAIL_FROM[\s\S]*OFFER_PRICE_CENTS[\s\S]*OFFER_ACCESS_MONTHS/);
  });

  it('accepts only keys of 32 bytes', () => {
    expect(parseEnvironment({ SECRETS_KEYS: `${key}, ${key}` }).secretsKeys.map(({ length }) => length)).toEqual([32, 32]);
    expect(() => parseEnvironment({ SECRETS_KEYS: `${key},kurz` })).toThrow(/SECRETS_KEYS: needs keys of 32 bytes/);
  });

  it('treats an empty variable as absent', () => {
    expect(parseEnvironment({ OFFER_ACCESS_MONTHS: '', DISCOUNT_CODE: '', DISCOUNT_PERCENT: '' }).offer).toMatchObject({
      accessMonths: null,
      discount: null,
    });
    expect(parseEnvironment({ DATABASE_URL: '', ELECTRIC_URL: '' })).toMatchObject({ databaseUrl: undefined, electric: undefined });
  });
});
