import { ChartNoAxesColumn, TrendingUp, UserSearch } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { Page } from '../../kit/layout/page.tsx';
import { useWide } from '../../kit/use-media.ts';
import { AreaLink } from '../../links/app-links.ts';
import { StatisticsOverview } from './statistics-overview.tsx';
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

/** The ways to all that is counted, on wide screens with the last weeks below them. */
export function StatisticsScreen() {
  const isWide = useWide();
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
      {isWide && <StatisticsOverview />}
    </Page>
  );
}
