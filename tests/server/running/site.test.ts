import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { siteSchema } from '@anwurf/contract/site';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../../server/site/site-config.ts';
import { buildSiteFacts } from '../../../server/site/site-facts.ts';
import { useServer } from '../fixture.ts';

const operator = { name: 'Verein', address: ['Weg 1', '12345 Ort'], email: 'post@verein.example' };
const given = {
  offer: { priceCents: 2999, currency: 'EUR', accessMonths: null, configured: true },
  discount: null,
  planMaker: 'built_in',
  mailbox: false,
} as const;

async function readConfig(content: unknown) {
  const path = join(await mkdtemp(join(tmpdir(), 'anwurf-site-')), 'site.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readSiteConfig(path);
}

describe('without a configuration', () => {
  const server = useServer();

  it('the site makes no claims, counts its exercises and says that nobody is entered as operator', async () => {
    const response = await server.fetch('/api/site');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const site = siteSchema.parse(await response.json());
    expect(site).toMatchObject({
      rating: null,
      clubCount: null,
      testimonials: [],
      discount: null,
      planMaker: 'built_in',
      mailbox: true,
      offer: { configured: true },
    });
    expect([site.operator.configured, site.exerciseCount]).toEqual([false, CATALOGUE.length]);
  });
});

describe('where a model makes the plans', () => {
  const server = useServer({ PLAN_LLM_URL: 'http://127.0.0.1:9/v1', PLAN_LLM_MODEL: 'klein' });

  it('the site says so: the privacy page names who gets the answers', async () => {
    expect(siteSchema.parse(await (await server.fetch('/api/site')).json())).toMatchObject({ planMaker: 'model' });
  });
});

describe('where an automation makes the plans', () => {
  const server = useServer({ PLAN_WEBHOOK_URL: 'http://127.0.0.1:9/plan', PLAN_WEBHOOK_SECRET: 'sehr-geheim-sehr-geheim' });

  it('the site says so', async () => {
    expect(siteSchema.parse(await (await server.fetch('/api/site')).json())).toMatchObject({ planMaker: 'automation' });
  });
});

describe('in production without a configuration', () => {
  const server = useServer({
    ANWURF_MODE: 'production',
    SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://anwurf.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Anwurf <post@anwurf.example>',
  });

  it('the start warns, nothing is sold, and nobody finds invented players', async () => {
    expect(server.logged).toEqual([expect.stringContaining('SITE_CONFIG'), expect.stringContaining('nothing can be sold')]);
    expect(await (await server.fetch('/api/players')).json()).toMatchObject({ total: 0 });
    expect(siteSchema.parse(await (await server.fetch('/api/site')).json())).toMatchObject({
      mailbox: false,
      offer: { configured: false },
      operator: { configured: false },
    });
  });
});

describe('the operator’s file', () => {
  it('becomes what the pages say; what it leaves out stays unsaid', async () => {
    const site = buildSiteFacts(await readConfig({ operator, rating: { value: 4.8, count: 148 } }), given);
    expect(site).toEqual({
      ...given,
      operator: { ...operator, phone: null, representative: null, register: null, vatId: null, configured: true },
      rating: { value: 4.8, count: 148 },
      clubCount: null,
      people: [],
      paymentMethods: [],
      testimonials: [],
    });
  });

  it('stops the start with a message that names the file and every mistake', async () => {
    await expect(readConfig('{')).rejects.toThrow(/SITE_CONFIG.*site\.json/);
    await expect(readConfig({ operator: { ...operator, email: 'keine' }, raiting: null })).rejects.toThrow(
      /operator\.email: Bitte gib[\s\S]*raiting/,
    );
    await expect(readSiteConfig('/nowhere/site.json')).rejects.toThrow(/\/nowhere\/site\.json[\s\S]*ENOENT/);
  });
});
