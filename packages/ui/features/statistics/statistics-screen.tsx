import { ChartNoAxesColumn, Target, TrendingUp, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
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
  {
    title: 'Ziele',
    text: 'Was du bis wann schaffen willst, und wie weit du bist.',
    to: '/statistics/goals',
    icon: Target,
  },
] as const;

/** The ways to all that is counted, below them the open goals, and on wide screens the last weeks. */
export function StatisticsScreen({ goals }: { goals: ReactNode }) {
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
      {goals}
      {isWide && <StatisticsOverview />}
    </Page>
  );
}
