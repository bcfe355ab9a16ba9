import { ABILITIES, ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';
import { useEffect, useState } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { EdgePopup } from '../../../kit/overlay/edge-popup.tsx';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import { abilityWords } from './ability-words.ts';
import { keepPromoSeen, isPromoSeen } from './promo-seen.ts';
import styles from './promo.module.css';

const delayMilliseconds = 5000;

/** Tells whoever has found somebody what else there is, once in a browser session. */
export function PromoPopup() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (isPromoSeen()) return undefined;
    const timer = setTimeout(() => {
      // Another tab may have shown it meanwhile.
      if (!isPromoSeen()) setShown(true);
      keepPromoSeen();
    }, delayMilliseconds);
    return () => clearTimeout(timer);
  }, []);

  if (!shown) return null;
  return (
    <EdgePopup title="Deine Zahlen sollen steigen?" onClose={() => setShown(false)}>
      <p>Anwurf macht aus deinem Ziel einen Trainingsplan für Handball.</p>
      <PlainButtonLink to="/" variant="court" wide>
        Mehr erfahren
      </PlainButtonLink>
    </EdgePopup>
  );
}

/** A card with a name on its front and what it means on its back. */
function FlipCard({ title, text }: { title: string; text: string }) {
  const [isTurned, setTurned] = useState(false);
  return (
    <button
      type="button"
      className={classNames(styles.flip, isTurned && styles.turned)}
      aria-expanded={isTurned}
      onClick={() => setTurned(!isTurned)}
    >
      <span className={styles.front} aria-hidden={isTurned}>
        {title}
      </span>
      <span className={styles.behind} aria-hidden={!isTurned}>
        {text}
      </span>
    </button>
  );
}

/** The eight abilities that make a player, on cards to be turned. */
export function PromoBanner() {
  return (
    <section className={styles.banner} aria-labelledby="abilities-title">
      <div className={styles.words}>
        <h2 id="abilities-title">Was hinter den Zahlen steckt</h2>
        <p>Acht Fähigkeiten entscheiden über Tore. Dreh die Karten um.</p>
      </div>
      <ul className={styles.cards}>
        {ABILITIES.map((ability) => (
          <li key={ability}>
            <FlipCard title={abilityWords[ability].name ?? ABILITY_LABELS[ability]} text={abilityWords[ability].text} />
          </li>
        ))}
      </ul>
      <PlainButtonLink to="/">Mehr erfahren</PlainButtonLink>
    </section>
  );
}
