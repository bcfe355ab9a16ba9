import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushMessage } from '@anwurf/contract/push';
import { deadline } from '@anwurf/contract/deadline';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { allowedAddresses, isOpenAddress, resolvePublic } from '../http/open-address.ts';
import type { VapidKey } from './vapid-key.ts';

/** An answer of a push service: taken, the device is gone, worth another try, or refused for good. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

export type PushSending = {
  readonly key: VapidKey;
  /** Ends requests when the server stops. */
  readonly closing: AbortSignal;
  /** Development: push services of this machine, without TLS and on any port. */
  readonly allowsLoopback: boolean;
  /** For a whole request, in ms. */
  readonly timeoutMs: number;
};

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * Sends a notification, encrypted for the device (RFC 8291). The address is a stranger's input: https, public addresses alone, no redirect,
 * and nothing of the answer but its status is read.
 * @returns `later` also when nobody answers
 */
export async function sendPush(
  { endpoint, p256dh, auth, ttlSeconds }: { endpoint: string; p256dh: string; auth: string; ttlSeconds: number },
  message: PushMessage,
  { key, closing, allowsLoopback, timeoutMs }: PushSending,
): Promise<PushOutcome> {
  const url = new URL(endpoint);
  // It was open when it was stored.
  if (!isOpenAddress(url, allowsLoopback)) return 'refused';
  const lookup = resolvePublic(allowedAddresses(allowsLoopback));
  const end = deadline([closing], timeoutMs);
  try {
    const built = await buildPushPayload(
      { data: message, options: { ttl: Math.max(60, ttlSeconds), urgency: 'normal', topic: message.kind } },
      // The library takes https alone; development's push service is asked without.
      { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: { p256dh, auth } },
      { subject: key.contact, publicKey: key.publicKey, privateKey: key.privateKey },
    );
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const status = await new Promise<number>((resolve, reject) => {
      send(url, { method: 'POST', headers: built.headers, signal: end.signal, lookup, agent: false }, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      })
        .on('error', reject)
        .end(built.body);
    });
    return outcomeOf(status);
  } catch {
    return 'later';
  } finally {
    end.clear();
  }
}
