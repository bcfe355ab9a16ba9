import { priceAnchor } from '@anwurf/contract/price-anchor';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import iconButton from '../../kit/action/icon-button.module.css';
import { PlainButtonLink } from '../../kit/action/plain-button.tsx';
import styles from './screens.module.css';
import { Section } from './section.tsx';
import { type Slide, slides, slideSize } from './slides.ts';
import { useCarousel } from './use-carousel.ts';

/** The picture for the light in the hall; the other one is never loaded. */
function Picture({ slide }: { slide: Slide }) {
  return (
    <div className={styles.phone}>
      <img {...slideSize} src={slide.light} alt={slide.alt} loading="lazy" decoding="async" className={styles.light} />
      <img {...slideSize} src={slide.dark} alt={slide.alt} loading="lazy" decoding="async" className={styles.dark} />
    </div>
  );
}

/** Five screens of the running app: one after the other on a phone, side by side where there is room. */
export function Screens() {
  const { track, index, onScroll, onScrollEnd, show, move } = useCarousel(slides.length);
  const arrow = classNames(iconButton.button, styles.arrow);
  return (
    <Section
      id="einblick"
      ground="court"
      title="So sieht es aus"
      lead="Keine gezeichneten Entwürfe: Das sind Bilder aus der laufenden App."
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard. */}
      <ul ref={track} className={styles.slides} onScroll={onScroll} onScrollEnd={onScrollEnd} tabIndex={0} aria-label="Bilder der App">
        {slides.map((slide) => (
          <li key={slide.title} className={styles.slide}>
            <Picture slide={slide} />
            <h3>{slide.title}</h3>
            <p>{slide.text}</p>
          </li>
        ))}
        <li className={styles.action}>
          <p>Fünf Bilder sagen nur, wie es aussieht.</p>
          <PlainButtonLink href={`#${priceAnchor}`} variant="chalk">
            Premium-Zugang kaufen
          </PlainButtonLink>
        </li>
      </ul>
      <div className={styles.controls}>
        <button type="button" aria-label="Vorheriges Bild" disabled={index === 0} className={arrow} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        {slides.map((slide, number) => (
          <button
            key={slide.title}
            type="button"
            aria-label={`Bild ${number + 1} von ${slides.length}: ${slide.title}`}
            aria-current={number === index ? 'true' : undefined}
            className={styles.dot}
            onClick={() => show(number)}
          />
        ))}
        <button type="button" aria-label="Nächstes Bild" disabled={index === slides.length - 1} className={arrow} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
    </Section>
  );
}
