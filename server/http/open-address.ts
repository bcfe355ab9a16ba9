import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** An address that no service of the internet has. */
export class NotPublic extends Error {
  constructor() {
    super('Not a public address.');
  }
}

/** Decides which IP addresses a request may reach. */
type Allows = (ip: string) => boolean;

/** @param allowsLoopback development: addresses of this machine too */
export function allowedAddresses(allowsLoopback: boolean): Allows {
  return (ip) => isPublicAddress(ip) || (allowsLoopback && isLoopbackAddress(ip));
}

/**
 * Resolves a name for a connection, and refuses it with {@link NotPublic} when any of its addresses is closed. Looking it up before the
 * request would not do: a hostile name server answers differently the second time.
 */
export function resolvePublic(allows: Allows): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new Error('no address'), '', 0);
      else if (!addresses.every(({ address }) => allows(address))) callback(new NotPublic(), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Whether an address has https on its own port, neither name nor password, and is no closed one in numbers. {@link resolvePublic} decides
 * about names.
 * @param allowsLoopback development: this machine, without TLS and on any port
 */
export function isOpenAddress(url: URL, allowsLoopback: boolean): boolean {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  // An address in numbers is not looked up.
  if (isIP(host) !== 0 && !allowedAddresses(allowsLoopback)(host)) return false;
  const isLocal = allowsLoopback && (isLoopbackAddress(host) || host === 'localhost');
  // Other ports belong to other services; a name and password would travel to wherever somebody says.
  return isLocal || (url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '');
}
