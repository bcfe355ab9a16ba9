import type { Site } from '@anwurf/contract/site';
import { useEffect, useState } from 'react';
import { requestJson } from './http/server-request.ts';
import { loadPart } from './loading/load-part.ts';

/** Facts of the pages without the server's answer: the default offer, and no claims. */
export const siteWithoutAnswer: Site = {
  operator: {
    name: 'Betreiber nicht bekannt',
    address: [],
    email: '',
    phone: null,
    representative: null,
    register: null,
    vatId: null,
    configured: false,
  },
  offer: { priceCents: 2999, currency: 'EUR', accessMonths: null, configured: true },
  exerciseCount: 0,
  rating: null,
  clubCount: null,
  testimonials: [],
  discount: null,
  planMaker: 'built_in',
  mailbox: false,
};

export interface SiteFacts {
  readonly site: Site;
  /** `waiting`: the facts are still the assumed ones and may change; `unknown`: the server did not say. */
  readonly state: 'waiting' | 'known' | 'unknown';
}

let answered: Site | null = null;
let asking: Promise<Site> | null = null;

/** One request for all who want to know; a failed one may be repeated. */
function askForSite(): Promise<Site> {
  const schema = async () => (await import('@anwurf/contract/site')).siteSchema;
  asking ??= requestJson('/api/site', loadPart(schema))
    .then((site) => (answered = site))
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The operator of this installation and his offer. */
export function useSiteFacts(): SiteFacts {
  const [facts, setFacts] = useState<SiteFacts>(() =>
    answered === null ? { site: siteWithoutAnswer, state: 'waiting' } : { site: answered, state: 'known' },
  );

  useEffect(() => {
    if (answered !== null) return;
    askForSite().then(
      (site) => setFacts({ site, state: 'known' }),
      () => setFacts({ site: siteWithoutAnswer, state: 'unknown' }),
    );
  }, []);

  return facts;
}
