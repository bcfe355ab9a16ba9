import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { useServer } from '../fixture.ts';

const server = useServer();
const email = 'ada@test.example';

/** Result of trying addresses and networks against a stolen table. */
const guessOf = (tried: string) => createHash('sha256').update(tried).digest('base64url').slice(0, 22);

it('whoever reads the counted attempts finds no address or network by trying them all', async () => {
  const headers = { 'content-type': 'application/json' };
  await server.fetch('/api/auth/login', { method: 'POST', body: JSON.stringify({ email, password: 'falsch' }), headers });
  await server.fetch('/api/auth/forgot-password', { method: 'POST', body: JSON.stringify({ email }), headers });
  const counted = await server.sql<{ key: string }[]>`select key from rate_limits`;
  expect(counted.length).toBeGreaterThan(2);
  const text = counted.map(({ key }) => key).join(' ');
  for (const tried of [email, '127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(text).not.toContain(tried);
    expect(text).not.toContain(guessOf(tried));
  }
});
