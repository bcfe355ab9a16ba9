import { ChartNoAxesColumn, TrendingUp, UserSearch } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { Page } from '../../kit/layout/page.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './statistics-screen.module.css';

const cards = [
  {
    title: 'Trainingsstatistiken',
    text: 'Deine Trainings mit allen Sätzen, das Volumen je Woche und wie oft du trainierst.',
    to: '/statistics/training',
    icon: ChartNoAxesColumn,
  },
  {
    title: 'Spielerstatistiken',
    text: 'Spieler suchen und Werte vergleichen.',
    to: '/statistics/explore2',
    icon: UserSearch,
  },
  {
    title: 'Leistung',
    text: 'Deine Bestleistungen und wie jede Übung sich entwickelt.',
    to: '/statistics/performance',
    icon: TrendingUp,
  },
] as const;

/** The ways to all that is counted. */
export function StatisticsScreen() {
  return (
    <Page title="Meine Statistiken">
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            <AreaLink to={card.to} className={classNames(styles.card)}>
              <card.icon size={32} strokeWidth={1.8} aria-hidden="true" />
              <h2 className={styles.title}>{card.title}</h2>
              <p className={styles.text}>{card.text}</p>
            </AreaLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
