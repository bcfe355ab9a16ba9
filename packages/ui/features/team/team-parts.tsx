import { ArrowLeftRight, CalendarDays, ClipboardCheck, Send, Timer, UsersRound } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { AreaLink } from '../../links/app-links.ts';
import styles from './team-parts.module.css';

const PARTS = [
  { to: '/team', label: 'Kader', Icon: UsersRound },
  { to: '/team/compare', label: 'Vergleichen', Icon: ArrowLeftRight },
  { to: '/team/calendar', label: 'Termine', Icon: CalendarDays },
  { to: '/team/attendance', label: 'Anwesenheit', Icon: ClipboardCheck },
  { to: '/team/assign', label: 'Zuweisen', Icon: Send },
  { to: '/team/test-day', label: 'Testtag', Icon: Timer },
] as const;

/** A screen of a team's staff. */
export type TeamPart = (typeof PARTS)[number]['to'];

/** Parts that need no players. */
const WITHOUT_PLAYERS: readonly TeamPart[] = ['/team', '/team/calendar', '/team/test-day'];

export interface TeamPartsProps {
  team: string;
  current: TeamPart;
  /** Parts that show players are left out while there are fewer than they need. */
  players?: number;
}

/** The parts of a team, in one row that scrolls where it has no room. */
export function TeamParts({ team, current, players = Number.POSITIVE_INFINITY }: TeamPartsProps) {
  const shown = PARTS.filter(({ to }) => WITHOUT_PLAYERS.includes(to) || players > (to === '/team/compare' ? 1 : 0));
  return (
    <nav className={styles.parts} aria-label="Mannschaft">
      {shown.map(({ to, label, Icon }) => (
        <AreaLink
          key={to}
          to={to}
          search={{ team }}
          className={classNames(styles.part)}
          {...(to === current && { 'aria-current': 'page' as const })}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </AreaLink>
      ))}
    </nav>
  );
}

/** The parts above a screen of the staff, on wide screens; on others its arrow leads back to the squad. */
export function PartsAbove({ team, current }: Pick<TeamPartsProps, 'team' | 'current'>) {
  return (
    <div className={styles.led}>
      <TeamParts team={team} current={current} />
    </div>
  );
}
