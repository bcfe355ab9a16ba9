import { Hono } from 'hono';
import { notifiedAddress, type SiteFacts } from '../site/site-facts.ts';

const dayMs = 86_400_000;
/** Days until a copy of the file counts as outdated; RFC 9116 recommends less than a year. */
const lifeDays = 180;

/** The lines of `security.txt` (RFC 9116). @param now milliseconds */
function renderSecurityTxt(site: SiteFacts, siteUrl: string, now: number): string {
  const email = notifiedAddress(site);
  const expires = new Date((Math.floor(now / dayMs) + lifeDays) * dayMs);
  const lines = [
    // Without a configured operator the imprint says how to reach somebody.
    `Contact: ${email === undefined ? `${siteUrl}/imprint` : `mailto:${email}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** `/.well-known/security.txt`: how to report a vulnerability. */
export function createSecurityTxtRoutes({ site, siteUrl }: { readonly site: SiteFacts; readonly siteUrl: () => string }): Hono {
  return new Hono().get('/security.txt', (c) =>
    c.text(renderSecurityTxt(site, siteUrl(), Date.now()), 200, { 'cache-control': 'public, max-age=86400' }),
  );
}
