import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServerFixture, useServer } from '../fixture.ts';

const server = useServer({ PUBLIC_URL: 'https://anwurf.test' });

/** The fields of RFC 9116, by name. */
const read = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? (['unreadable', line] as const));

it('says in plain text where to report a vulnerability, and expires in the future, but within a year', async () => {
  const response = await server.fetch('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')?.toLowerCase()]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = read(await response.text());
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  const { Contact: contact, Expires: expires = '', Canonical: canonical } = Object.fromEntries(fields) as Record<string, string>;
  expect(contact).toMatch(/^mailto:\S+@\S+$/);
  expect(canonical).toBe('https://anwurf.test/.well-known/security.txt');
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 90 * 86_400_000);
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it('names the operator of the configuration', async () => {
  const config = join(await mkdtemp(join(tmpdir(), 'anwurf-site-')), 'site.json');
  await writeFile(config, JSON.stringify({ operator: { name: 'Verein', address: ['Weg 1', '12345 Ort'], email: 'post@verein.example' } }));
  const other = new ServerFixture();
  await other.start({ SITE_CONFIG: config });
  expect(await (await other.fetch('/.well-known/security.txt')).text()).toMatch(/^Contact: mailto:post@verein\.example$/m);
  await other.stop();
});
