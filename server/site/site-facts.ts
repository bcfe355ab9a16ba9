import type { Operator, Site } from '@anwurf/contract/site';
import type { SiteConfig } from './site-config.ts';

/** Facts for the public pages, without the number of exercises, which changes while the server runs. */
export type SiteFacts = Omit<Site, 'exerciseCount'>;

/** Placeholder for an unconfigured operator; the pages mark it as such. */
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

/** Builds the facts for the public pages. Without a configuration: placeholders, and no claims. */
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
    people: (config?.people ?? []).map(({ qualification, ...person }) => ({ ...person, text: qualification ?? '' })),
    paymentMethods: config?.paymentMethods ?? [],
  };
}

/** Address for messages to the operator; undefined without a configured address when mails leave this machine. */
export function notifiedAddress({ operator, mailbox }: SiteFacts): string | undefined {
  return operator.configured || mailbox ? operator.email : undefined;
}
