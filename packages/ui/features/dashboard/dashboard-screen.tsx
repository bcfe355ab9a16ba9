import { useSyncState } from '@anwurf/db/client/react';
import { finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { RecoveryBand } from '../../data/recovery/recovery-band.tsx';
import { type CalendarWeek, useCalendarWeek } from '../../data/week/use-calendar-week.ts';
import { useWide } from '../../kit/use-media.ts';
import { ComingUp } from './coming-up.tsx';
import { LastWorkoutCard } from './last-workout-card.tsx';
import { LiveBand } from './live-band.tsx';
import { NewRecords } from './new-records.tsx';
import { NextUp } from './next-up.tsx';
import { SwipePages } from './swipe-pages.tsx';
import { Tiles } from './tiles.tsx';
import { WeekBoard } from './week-board.tsx';
import { WeekLoad } from './week-load.tsx';
import { WeekStrip } from './week-strip.tsx';
import styles from './dashboard-screen.module.css';
import { useToday } from '../../data/use-today.ts';

const last = finishedWorkouts(1);

export interface DashboardScreenProps {
  /** Announces a workout that ended itself. */
  forgottenWorkout: ReactNode;
  /** The chosen player's card, or the way to choose one. */
  playerCard: ReactNode;
  /** The way to say that something hurts, before a session. */
  renderComplaint: (sessionId: string) => ReactNode;
  /** Asks once a week how it went. */
  healthQuestion: ReactNode;
  /** Asks how hard the last team training or match was. */
  handballQuestion: ReactNode;
  /** Training that coaches sent and the player has not answered. */
  assignments: ReactNode;
  /** The nearest of the player's goals. */
  goals: ReactNode;
  /** Describes full player statistics and leads to them; beside other cards in few words. */
  renderUnlockPanel: (isShort: boolean) => ReactNode;
}

function LastWorkout() {
  const workout = useFirstRow(last);
  const isLogHere = useSyncState(({ firstSyncDone, arrived }) => firstSyncDone || arrived.includes('workout_tracking'));
  if (workout.state === 'failed') return <NotLoaded data={workout} />;
  return workout.state === 'rows' && workout.value ? <LastWorkoutCard workout={workout.value} isLogHere={isLogHere} /> : null;
}

/** Both pages on one: the week, in which today opens, and below it what there is to know. */
function WideDashboard({
  week,
  next,
  forgottenWorkout,
  playerCard,
  healthQuestion,
  handballQuestion,
  assignments,
  goals,
  renderUnlockPanel,
}: DashboardScreenProps & { week: CalendarWeek | null; next: ReactNode }) {
  return (
    <div className={styles.wide}>
      <h1 className={styles.hello}>Viel Erfolg im Training</h1>
      {forgottenWorkout}
      {assignments}
      <LiveBand />
      <RecoveryBand />
      {week === null || week.plan === 'none' ? <div className={styles.next}>{next}</div> : <WeekBoard week={week}>{next}</WeekBoard>}
      <div className={styles.cards}>
        <div className={styles.column}>
          {handballQuestion}
          <WeekLoad />
          <LastWorkout />
          {healthQuestion}
        </div>
        <div className={styles.column}>
          {goals}
          <NewRecords count={1} />
          <div>{playerCard}</div>
        </div>
        {renderUnlockPanel(true)}
      </div>
      <Tiles />
    </div>
  );
}

/** Shows the next step and the players: two pages, on wide screens one. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { forgottenWorkout, playerCard, healthQuestion, handballQuestion, assignments, goals, renderUnlockPanel, renderComplaint } = props;
  const read = useCalendarWeek(mondayOf(useToday()));
  const week = loadedOr(read, null);
  const next = <NextUp renderComplaint={renderComplaint} calendar={read.state === 'loading' ? undefined : week} />;
  if (useWide()) return <WideDashboard {...props} week={week} next={next} />;
  const hasWeek = week !== null && week.plan === 'weeks';
  return (
    <SwipePages
      label="Dashboard"
      pages={[
        <div key="training" className={styles.training}>
          <h1 className={styles.hello}>Viel Erfolg im Training</h1>
          {hasWeek && <WeekStrip week={week} />}
          {forgottenWorkout}
          {assignments}
          <LiveBand />
          <RecoveryBand />
          <div className={styles.next}>{next}</div>
          {hasWeek && <ComingUp week={week} />}
          {handballQuestion}
          {healthQuestion}
          <WeekLoad />
          {goals}
          <NewRecords count={3} />
          <Tiles />
          <div>{playerCard}</div>
        </div>,
        <div key="players" className={styles.players}>
          {renderUnlockPanel(false)}
          <LastWorkout />
        </div>,
      ]}
    />
  );
}
