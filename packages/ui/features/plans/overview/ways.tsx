import { CalendarDays, ChevronRight, Dumbbell, HeartPulse } from 'lucide-react';
import { Card } from '../../../kit/layout/card.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { AreaLink } from '../../../links/app-links.ts';
import styles from './ways.module.css';

const ways = [
  {
    title: 'Deine Woche',
    text: 'An welchem Tag welche Einheit liegt, mit Teamtraining und Spielen.',
    to: '/training/week',
    icon: CalendarDays,
  },
  { title: 'Freies Training', text: 'Ohne Plan, mit allen Übungen und deinen eigenen.', to: '/live-training', icon: Dumbbell },
  { title: 'Zurück aufs Feld', text: 'Nach einer Verletzung, Stufe für Stufe.', to: '/return-to-play', icon: HeartPulse },
] as const;

/** The ways to a training that are no plan. */
export function Ways() {
  return (
    <section aria-labelledby="ways" className={styles.ways}>
      <h2 id="ways">Andere Wege</h2>
      <Card flush>
        <ul className={styles.list}>
          {ways.map((way) => (
            <li key={way.to}>
              <AreaLink to={way.to} className={classNames(styles.way)}>
                <way.icon size={24} aria-hidden="true" />
                <span>
                  <b>{way.title}</b> <small>{way.text}</small>
                </span>
                <ChevronRight size={20} aria-hidden="true" />
              </AreaLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
