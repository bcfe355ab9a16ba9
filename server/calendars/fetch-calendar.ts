import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MOST_CALENDAR_BYTES } from '@anwurf/contract/calendar';
import { deadline } from '@anwurf/contract/deadline';
import { decodedText } from '@anwurf/contract/decoded-text';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Why there is no calendar at an address. */
export type CalendarProblem = 'not-public' | 'unreachable' | 'refused' | 'too-large' | 'no-calendar';

export class NoCalendarThere extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`No calendar: ${problem}.`);
  }
}

export type CalendarFetch = {
  /** Ends the request when the server stops. */
  readonly closing: AbortSignal;
  /** Development: calendars of this machine, without TLS and on any port. */
  readonly allowsLoopback: boolean;
  /** For the whole request, redirects included. Milliseconds; default 10 s. */
  readonly timeoutMs?: number;
};

const timeoutMs = 10_000;
const mostRedirects = 3;
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/**
 * Resolves a name for a connection, and refuses it when any of its addresses is closed. Looking it up before the request would not do: a
 * hostile name server answers differently the second time.
 */
function resolvePublic(allows: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new Error('no address'), '', 0);
      else if (!addresses.every(({ address }) => allows(address))) callback(new NoCalendarThere('not-public'), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** @throws NoCalendarThere for an address that no calendar of the internet has */
function requireOpen(url: URL, { allowsLoopback }: CalendarFetch, allows: (address: string) => boolean): void {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  // An address in numbers is not looked up.
  if (isIP(host) !== 0 && !allows(host)) throw new NoCalendarThere('not-public');
  const isLocal = allowsLoopback && (isLoopbackAddress(host) || host === 'localhost');
  // Other ports belong to other services; a name and password would travel to wherever somebody says.
  const isOpen = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isOpen && !isLocal) throw new NoCalendarThere('not-public');
}

function ask(url: URL, signal: AbortSignal, allows: (address: string) => boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Compressed, two megabytes become thousands.
  const headers = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Anwurf-Kalender' };
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, lookup: resolvePublic(allows), agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MOST_CALENDAR_BYTES) throw new NoCalendarThere('too-large');
    chunks.push(chunk);
  }
  return decodedText(Buffer.concat(chunks));
}

/**
 * Fetches a calendar from the internet: https alone, public addresses only, up to three redirects, 2 MB. Sends nothing about who asks.
 * @throws NoCalendarThere
 */
export async function fetchCalendar(address: string, options: CalendarFetch): Promise<string> {
  const allows = (ip: string) => isPublicAddress(ip) || (options.allowsLoopback && isLoopbackAddress(ip));
  const end = deadline([options.closing], options.timeoutMs ?? timeoutMs);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      requireOpen(url, options, allows);
      const answer = await ask(url, end.signal, allows);
      try {
        const { statusCode, headers } = answer;
        if (redirects.has(statusCode) && headers.location !== undefined) {
          url = new URL(headers.location.replace(/^webcals?:/i, 'https:'), url);
          continue;
        }
        if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') throw new NoCalendarThere('refused');
        const text = await readText(answer);
        // Else everybody could read any page of the internet through this server.
        if (!/^\uFEFF?\s*BEGIN:VCALENDAR\r?\n/i.test(text)) throw new NoCalendarThere('no-calendar');
        return text;
      } finally {
        answer.destroy();
      }
    }
    throw new NoCalendarThere('refused');
  } catch (error) {
    throw error instanceof NoCalendarThere ? error : new NoCalendarThere('unreachable');
  } finally {
    end.clear();
  }
}
