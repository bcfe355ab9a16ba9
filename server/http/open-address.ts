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
 * Requires https on its own port, without name and password, and no closed address in numbers.
 * @param allowsLoopback development: this machine, without TLS and on any port
 * @throws NotPublic
 */
export function requireOpen(url: URL, allowsLoopback: boolean, allows: Allows): void {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  // An address in numbers is not looked up.
  if (isIP(host) !== 0 && !allows(host)) throw new NotPublic();
  const isLocal = allowsLoopback && (isLoopbackAddress(host) || host === 'localhost');
  // Other ports belong to other services; a name and password would travel to wherever somebody says.
  const isOpen = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isOpen && !isLocal) throw new NotPublic();
}
