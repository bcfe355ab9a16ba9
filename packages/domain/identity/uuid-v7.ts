/**
 * Builds a UUID of version 7 (RFC 9562): 48 bits of Unix time, then randomness, so that keys made on a device sort roughly by
 * creation and need no server.
 * @param unixMilliseconds time of creation in ms since 1970, 0 ≤ t < 2^48
 * @param random at least ten random bytes
 * @throws RangeError when the time does not fit or there is too little randomness
 */
export function buildUuidV7(unixMilliseconds: number, random: Uint8Array): string {
  const time = Math.trunc(unixMilliseconds);
  if (!(time >= 0 && time < 2 ** 48)) throw new RangeError('time outside 48 bits');
  if (random.length < 10) throw new RangeError('ten random bytes needed');
  const bytes = new Uint8Array(16);
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256;
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Time of creation in a UUID of version 7, in ms since 1970. */
export function readUuidV7Time(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
