import type { SiteFacts } from '../../site.ts';
import { questionsAndAnswers } from './questions.tsx';
import { durationWords } from './offer-words.ts';

/** The offer as search engines read it: only what the page says as well. */
function dataOf({ site }: SiteFacts): object {
  const { offer, operator, rating } = site;
  const lasts = offer.accessMonths === null ? 'dauerhaft' : durationWords(offer);
  const url = `${location.origin}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: 'Anwurf',
        url,
        inLanguage: 'de',
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Web, Android, iOS, Windows, macOS, Linux',
        description: 'Athletiktraining für Handball: Pläne nach Position, geführtes Training, Tests. Auch ohne Empfang.',
        offers: { '@type': 'Offer', price: (offer.priceCents / 100).toFixed(2), priceCurrency: offer.currency, url: `${url}#preis` },
        ...(operator.configured && { publisher: { '@type': 'Organization', name: operator.name, email: operator.email } }),
        ...(rating !== null && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count, bestRating: 5 },
        }),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questionsAndAnswers(lasts).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

/** The offer for search engines. It is data, which the browser never runs. */
export function StructuredData({ facts }: { facts: SiteFacts }) {
  if (facts.state !== 'known') return null;
  // Nothing in it may end the element.
  return <script type="application/ld+json">{JSON.stringify(dataOf(facts)).replaceAll('<', '\\u003c')}</script>;
}
