import type { Operator, Site } from '@anwurf/contract/site';
import type { SiteConfig } from './site-config.ts';

/** What the public pages say, but for the number of exercises, which changes while the server runs. */
export type SiteFacts = Omit<Site, 'exerciseCount'>;

/** Stands where nobody has said yet who runs this installation; the pages say that it does. */
const nobody: Operator = {
  name: 'Betreiber nicht eingetragen',
  address: ['Straße und Hausnummer', 'Postleitzahl und Ort'],
  email: 'kontakt@betreiber.example',
  phone: null,
  representative: null,
  register: null,
  vatId: null,
  configured: false,
};

/** Puts together what the public pages say. Without a configuration: placeholders, and no claims. */
export function buildSiteFacts(
  config: SiteConfig | undefined,
  given: Pick<Site, 'offer' | 'discount' | 'planMaker' | 'mailbox'>,
): SiteFacts {
  return {
    ...given,
    operator: config === undefined ? nobody : { ...config.operator, configured: true },
    rating: config?.rating ?? null,
    clubCount: config?.clubCount ?? null,
    testimonials: config?.testimonials ?? [],
  };
}

/** Where messages to the operator are mailed; undefined when he has given no address, and mails do leave this machine. */
export function notifiedAddress({ operator, mailbox }: SiteFacts): string | undefined {
  return operator.configured || mailbox ? operator.email : undefined;
}
