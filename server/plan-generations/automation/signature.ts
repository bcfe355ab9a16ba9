import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureHeader, signatureMaxAgeSeconds, timestampHeader } from '@anwurf/contract/plan-automation';

function digest(secret: string, timestamp: string, body: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}

/**
 * Headers that sign a body.
 * @param nowMs milliseconds since 1970
 */
export function signatureHeaders(secret: string, body: string, nowMs: number): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return { [timestampHeader]: timestamp, [signatureHeader]: digest(secret, timestamp, body).toString('hex') };
}

/** Whether the headers sign this body and are at most five minutes old or ahead. */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string | undefined; signature: string | undefined; body: string },
  nowMs: number,
): boolean {
  if (timestamp === undefined || !/^\d{1,12}$/.test(timestamp) || signature === undefined || !/^[0-9a-f]{64}$/.test(signature))
    return false;
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > signatureMaxAgeSeconds) return false;
  return timingSafeEqual(digest(secret, timestamp, body), Buffer.from(signature, 'hex'));
}
