import { ABILITIES, ABILITY_LABELS } from '@anwurf/domain/vocabulary/ability';
import { PlainButtonLink } from '../../links/plain-links.ts';
import { Section } from './section.tsx';
import styles from './self-assessment.module.css';

const steps = ['32 Aussagen auf einer Skala von 0 bis 10 einschätzen', 'Ergebnis je Fähigkeit sehen', 'Wissen, womit du anfängst'];

/** The free way in: the self-assessment needs no account. */
export function SelfAssessment() {
  return (
    <Section
      id="selbsttest"
      ground="surface"
      title="Erst mal sehen, wo du stehst?"
      lead="Der Selbsttest kostet nichts und dauert etwa fünf Minuten."
    >
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} data-step={index + 1}>
              {step}
            </li>
          ))}
        </ol>
        <div className={styles.abilities}>
          <h3>Acht Fähigkeiten</h3>
          <ul>
            {ABILITIES.map((ability) => (
              <li key={ability}>{ABILITY_LABELS[ability].replace('Schnelligkeitsausdauer', 'Schnelligkeits\u00adausdauer')}</li>
            ))}
          </ul>
        </div>
        <PlainButtonLink to="/test" variant="line">
          Selbsttest starten
        </PlainButtonLink>
      </div>
    </Section>
  );
}
