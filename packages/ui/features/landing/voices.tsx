import { Num } from '../../kit/text/num.tsx';
import type { Site } from '@anwurf/contract/site';
import { Section } from './section.tsx';
import styles from './voices.module.css';

/** Shows testimonials: only those that the operator has configured. */
export function Voices({ site: { rating, clubCount, testimonials } }: { site: Site }) {
  return (
    <Section id="stimmen" title="Was andere sagen">
      {(rating !== null || clubCount !== null) && (
        <dl className={styles.claims}>
          {rating !== null && (
            <div>
              <dt>von 5 aus {rating.count.toLocaleString('de-DE')} Bewertungen</dt>
              <dd>
                <Num size="xl">{rating.value.toLocaleString('de-DE', { minimumFractionDigits: 1 })}</Num>
              </dd>
            </div>
          )}
          {clubCount !== null && (
            <div>
              <dt>Vereine, aus denen unsere Spieler kommen</dt>
              <dd>
                <Num size="xl">{`${clubCount}+`}</Num>
              </dd>
            </div>
          )}
        </dl>
      )}
      {testimonials.length > 0 && (
        <ul className={styles.voices}>
          {testimonials.map(({ text, name, role }) => (
            <li key={name + text}>
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <b>{name}</b>, {role}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
