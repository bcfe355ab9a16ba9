import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Networks that are not part of the public internet, from the registries of special-purpose addresses
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry, read in
 * November 2026), multicast and reserved space.
 */
const closedIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Global unicast space; all else is closed, mapped IPv4 addresses among it. */
const openIPv6 = ['2000::/3'];
/** Within it: protocols (Teredo, ORCHID …), documentation, and 6to4, which leads to IPv4. */
const closedIPv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const block = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    block.addSubnet(address, Number(bits), family);
  }
  return block;
}

const [closed4, open6, closed6] = [networks(closedIPv4, 'ipv4'), networks(openIPv6, 'ipv6'), networks(closedIPv6, 'ipv6')];

/** Whether an IP address belongs to the public internet: none of this machine, its network, or its hoster's own services. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  return isIPv4(address) ? !closed4.check(address, 'ipv4') : open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

const loopback = networks(['127.0.0.0/8'], 'ipv4');

/** Whether an IP address is this machine's own, for development. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIPv4(address) && loopback.check(address, 'ipv4'));
}
