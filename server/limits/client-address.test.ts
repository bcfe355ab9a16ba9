import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, trustProxies } from './client-address.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('%s → %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each(['', 'unknown', '192.0.2', '192.0.2.7:80', '[::1]', '::1]/@evil', '1'])('%s is not an address', (text) =>
    expect(networkOf(text)).toBeUndefined(),
  );
});

describe('the client address of a request', () => {
  async function ask(proxies: number, forwarded?: string, socket = '10.0.0.1') {
    const app = new Hono().use(trustProxies(proxies)).get('/', (c) => c.text(clientAddress(c)));
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const env = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } };
    return (await app.request('/', { headers }, env)).text();
  }

  it('is that of the socket, and never of the header, without proxies', async () => {
    expect(await ask(0)).toBe('10.0.0.1');
    expect(await ask(0, '192.0.2.7')).toBe('10.0.0.1');
    expect(await ask(0, '192.0.2.7', '2001:db8::9')).toBe('2001:db8:0:0::/64');
  });

  it('is the entry written by the outermost of our proxies', async () => {
    expect(await ask(1, '192.0.2.7')).toBe('192.0.2.7');
    expect(await ask(1, '6.6.6.6, 192.0.2.7')).toBe('192.0.2.7');
    expect(await ask(2, '6.6.6.6, 192.0.2.7, 10.0.0.2')).toBe('192.0.2.7');
  });

  it('is that of the socket when the header is too short, missing or invalid', async () => {
    expect(await ask(2, '192.0.2.7')).toBe('10.0.0.1');
    expect(await ask(1)).toBe('10.0.0.1');
    expect(await ask(1, '6.6.6.6, nonsense')).toBe('10.0.0.1');
  });

  it('is shared by all requests of the process itself', async () => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c)));
    expect(await (await app.request('/')).text()).toBe('local');
  });
});
