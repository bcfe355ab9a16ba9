import { ABILITIES, ABILITY_LABELS, type Ability } from '@anwurf/domain/vocabulary/ability';
import { useEffect, useState } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { EdgePopup } from '../../../kit/overlay/edge-popup.tsx';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import styles from './promo.module.css';
import { deviceStorage } from '@anwurf/contract/device-storage';

/** A cookie without an end: it is for all tabs, and goes with the browser session. */
const mark = `${deviceStorage.explorerSeen.name}=1`;

const isPromoSeen = () => document.cookie.split('; ').includes(mark);

function keepPromoSeen(): void {
  document.cookie = `${mark}; path=/statistics; samesite=lax`;
}

/** Use of an ability in a match; and its name with places where a narrow card may break it. */
const abilityWords: Readonly<Record<Ability, { readonly name?: string; readonly text: string }>> = {
  mobility: { text: 'Hüfte, Schulter und Sprunggelenk lassen zu, was du vorhast.' },
  speedEndurance: { name: 'Schnelligkeits\u00adausdauer', text: 'Der Gegenstoß in der 58. Minute ist so schnell wie der erste.' },
  contactStability: { text: 'Du wirst gefasst und kommst trotzdem zum Wurf.' },
  coreRotation: { name: 'Rumpfkraft & Rotations\u00adschnellkraft', text: 'Die Kraft aus den Beinen kommt im Arm an.' },
  jumpPower: { text: 'Du wirfst über den Block statt hinein.' },
  agility: { name: 'Richtungswechsel\u00adgeschwindigkeit & Agilität', text: 'Eine Täuschung, und der Gegenspieler steht falsch.' },
  sprintSpeed: { name: 'Explosiver Antritt & Sprint\u00adgeschwindigkeit', text: 'Die ersten fünf Meter entscheiden, wer vorn ist.' },
  throwPower: { text: 'Der Ball ist da, bevor der Torwart sich entscheidet.' },
};

const delayMilliseconds = 5000;

/** Shows the rest of the product after a search with a hit, once in a browser session. */
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
