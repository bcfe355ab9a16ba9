import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentVariables, parseEnvironment } from '../../server/environment.ts';
import { readSiteConfig } from '../../server/site/site-config.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const conditions = z.record(z.string(), z.object({ condition: z.string() }));
const serviceSchema = z.object({
  image: z.string(),
  restart: z.string(),
  init: z.literal(true),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().default(false),
  depends_on: conditions.default({}),
  ports: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
});
const text = read('compose.yaml');
const compose = z.object({ services: z.record(z.string(), serviceSchema) }).parse(parse(text, { merge: true }));
const { services } = compose;
const entries = Object.entries(services);
const service = (name: string) => serviceSchema.parse(services[name]);

/** Variables of an environment file, with their values. */
function readVariables(content: string): Map<string, string> {
  const lines = content.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).replaceAll(/^"|"$/g, '')] as const),
  );
}

/** For tests and for development, for a path within one machine, or set by the other way of running it. */
const notOfContainers = ['PLAN_SEED', 'DEMO_PLAYERS', 'NODE_ENV', 'DATA_DIR'];
const example = readVariables(read('.env.example'));

describe('compose.yaml', () => {
  it('gives the server every variable that it reads', () => {
    const given = Object.keys(service('server').environment ?? {});
    expect(environmentVariables.filter((name) => !given.includes(name))).toEqual(
      environmentVariables.filter((name) => notOfContainers.includes(name)),
    );
    expect(given.filter((name) => !environmentVariables.includes(name))).toEqual([]);
  });

  it('takes all that is to be set from .env, whose example has each of them and no other', () => {
    const taken = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? ''));
    expect([...example.keys()].toSorted()).toEqual([...taken].toSorted());
    expect(text).not.toMatch(/(PASSWORD|SECRET|KEYS?|TOKEN): ['"]?[^\s$'"{]/);
  });

  it('pins every image', () => {
    for (const [name, { image }] of entries) expect(image, name).toMatch(/^anwurf-server:\$\{RELEASE:-local\}$|^[\w/-]+:\d+\.\d+(\.\d+)?$/);
    expect(read('server/deploy/Dockerfile').match(/^FROM .*/gm)).toEqual([
      expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-alpine AS build$/),
      expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-alpine$/),
    ]);
  });

  it('restarts what runs on, ends what has ended, and bounds every log', () => {
    for (const [name, { restart, logging }] of entries) {
      expect(restart, name).toBe(name === 'migrate' ? 'no' : 'unless-stopped');
      expect(logging.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
    }
  });

  it('starts in order: Postgres, migrations, Electric, servers, Caddy', () => {
    expect(service('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(service('electric').depends_on['migrate']).toEqual({ condition: 'service_completed_successfully' });
    expect(service('server').depends_on).toMatchObject({ electric: {}, migrate: { condition: 'service_completed_successfully' } });
    expect(service('caddy').depends_on).toEqual({ server: { condition: 'service_healthy' } });
    for (const [name, { healthcheck }] of entries) expect(healthcheck === undefined, name).toBe(name === 'migrate');
  });

  it('lets nothing but Electric write to its image', () => {
    expect(entries.filter(([, { read_only: readOnly }]) => !readOnly).map(([name]) => name)).toEqual(['electric']);
  });

  it('publishes Caddy alone', () => {
    expect(entries.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['caddy']);
  });

  it('gives each part its own role, and bounds what a dead Electric keeps', () => {
    expect(service('electric').environment?.['DATABASE_URL']).toContain('//anwurf_electric:');
    expect(service('server').environment?.['DATABASE_URL']).toContain('//anwurf_server:');
    expect(service('postgres').command).toEqual(expect.arrayContaining(['wal_level=logical', 'max_slot_wal_keep_size=10GB']));
    expect(service('electric').environment).toMatchObject({ ELECTRIC_MANUAL_TABLE_PUBLISHING: 'true' });
    expect(Object.keys(service('electric').environment ?? {})).not.toContain('ELECTRIC_REPLICATION_STREAM_ID');
  });

  it('mounts files that exist', () => {
    const mounted = entries.flatMap(([, { volumes }]) => volumes).filter((volume) => volume.startsWith('./'));
    expect(mounted.length).toBeGreaterThan(1);
    for (const volume of mounted) expect(existsSync(join(root, volume.split(':')[0] ?? '')), volume).toBe(true);
  });

  it('is an environment that the server takes, with the secrets that make-env.sh makes', () => {
    const made = readVariables(execFileSync(join(root, 'server/deploy/make-env.sh'), { encoding: 'utf8' }));
    for (const name of ['POSTGRES_PASSWORD', 'SERVER_POSTGRES_PASSWORD', 'ELECTRIC_POSTGRES_PASSWORD', 'ELECTRIC_SECRET', 'METRICS_TOKEN'])
      expect(made.get(name), name).toMatch(/^[\da-f]{48}$/);
    expect([...made.keys()]).toEqual([...example.keys()]);
    const filled = Object.entries(service('server').environment ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{([A-Z_]+)(:[-?][^}]*)?\}/g, (_, variable: string) => made.get(variable) ?? ''),
    ]);
    const environment = parseEnvironment(Object.fromEntries(filled) as Record<string, string>);
    expect(environment).toMatchObject({ mode: 'production', publicUrl: 'https://anwurf.example', stripe: undefined });
    expect(new URL(environment.databaseUrl ?? '').password).toBe(made.get('SERVER_POSTGRES_PASSWORD'));
  });
});

describe('the way without containers', () => {
  it('has an environment file with every variable, which the server takes once its key is set', () => {
    const variables = readVariables(read('server/deploy/anwurf.env.example'));
    const others = ['PLAN_SEED', 'DEMO_PLAYERS', 'NODE_ENV', 'DATA_DIR'];
    expect([...variables.keys(), ...others].toSorted()).toEqual([...environmentVariables].toSorted());
    const filled = { ...Object.fromEntries(variables), SECRETS_KEYS: Buffer.alloc(32, 7).toString('base64') };
    expect(parseEnvironment(filled)).toMatchObject({ mode: 'production', electric: undefined, trustedProxies: 1 });
  });

  it('has a unit that starts the built server with that file', () => {
    const unit = read('server/deploy/anwurf.service');
    expect(unit).toContain('ExecStart=/usr/bin/node server/dist/index.mjs');
    expect(unit).toContain('EnvironmentFile=/etc/anwurf/anwurf.env');
  });

  it.each(['Caddyfile', 'Caddyfile.containers'])('%s passes held answers on at once and keeps metrics inside', (name) => {
    const caddy = read(`server/deploy/${name}`);
    expect(caddy).toContain('flush_interval -1');
    expect(caddy).toContain('respond /metrics 404');
    expect(caddy.match(/[{]/g)?.length).toBe(caddy.match(/[}]/g)?.length);
  });

  it('has an operator’s file that is right', async () => {
    expect(await readSiteConfig(join(root, 'server/deploy/site.example.json'))).toMatchObject({ demoPlayers: false });
  });
});
