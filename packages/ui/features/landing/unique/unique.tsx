import type { ReactNode } from 'react';
import { ExerciseTile } from '../../../data/figures/exercise-tile.tsx';
import { PercentileBar } from '../../../kit/feedback/percentile-bar.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Link } from '../../../links/plain-links.ts';
import type { SiteFacts } from '../../../site.ts';
import { Section } from '../section.tsx';
import styles from './unique.module.css';

const shown = ['kastensprung', 'medizinball-sitzwurf', 'rotationssprung', 'hantel-rudern'] as const;
/** Percentiles at which the app's rating changes. */
const ratingLimits = [20, 40, 70, 85];

interface Point {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/** Points that set the app apart, each with how it looks. */
function pointsWith(exercises: string): readonly Point[] {
  return [
    {
      title: `${exercises} Übungen, die sich bewegen`,
      text: 'Jede zeigt ihren Ablauf als Bewegungsbild, mit den Muskeln, die arbeiten, und einer Anleitung in drei Sätzen.',
      picture: (
        <div className={styles.tiles}>
          {shown.map((slug) => (
            <ExerciseTile key={slug} slug={slug} />
          ))}
        </div>
      ),
    },
    {
      title: 'Weniger, wo es wehtut',
      text: 'Sag vor der Einheit, was zwickt. Sätze werden weniger oder Übungen getauscht, und der Plan sagt, warum.',
      picture: (
        <p className={styles.row}>
          <span>Knie, spürbar</span>
          <b>2 statt 3 Sätze</b>
        </p>
      ),
    },
    {
      title: 'Tests gegen Gleichaltrige',
      text: 'Sprung, Sprint, Wurf, Ausdauer: gemessen, mit Verlauf und Vergleich. Was nur ein Richtwert ist, steht dabei.',
      picture: (
        <div className={styles.test}>
          <p>
            Sprungkraft <Num>42,5</Num> cm
          </p>
          <PercentileBar label="Beispiel: besser als 74 von 100 Gleichaltrigen" percentile={74} limits={ratingLimits} dashed={false} />
        </div>
      ),
    },
    {
      title: 'Ohne Netz in der Halle',
      text: 'Plan, Übungen und Sätze liegen auf dem Gerät. Jeder Satz ist gespeichert, bevor du das Handy weglegst.',
      picture: (
        <p className={styles.row}>
          <span>Kein Empfang</span>
          <b>11 Sätze gespeichert</b>
        </p>
      ),
    },
    {
      title: 'Spieler finden und vergleichen',
      text: 'Such dich und deine Vorbilder: Tore, Quote und Strafen aus Spielberichten, nebeneinander.',
      picture: (
        <p className={styles.row}>
          <Link to="/statistics/explore">Spieler suchen</Link>
        </p>
      ),
    },
  ];
}

/** Says and shows what is unique. */
export function Unique({ facts }: { facts: SiteFacts }) {
  const count = facts.site.exerciseCount;
  return (
    <Section id="anders" ground="surface" title="Was nur Anwurf kann">
      <ul className={styles.points}>
        {pointsWith(count === 0 ? 'Hunderte' : count.toLocaleString('de-DE')).map(({ title, text, picture }) => (
          <li key={title} className={styles.point}>
            <div className={styles.picture}>{picture}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
