import type { SquadPlayer } from '@anwurf/db/queries/attendance';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, teamEvents } from '@anwurf/db/queries/teams';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { ATTENDANCE_DAYS } from '@anwurf/domain/team/attendance';
import { CheckCheck, Printer } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { dayWords } from '../../../data/week/day-words.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { Rows } from '../../../kit/layout/rows.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { useArrived } from '../use-arrived.ts';
import { LedTeam } from '../led-team.tsx';
import { eventTitle } from '../../../data/calendar-file/event-words.ts';
import { AttendanceList } from './attendance-list.tsx';
import { AttendanceRow } from './attendance-row.tsx';
import styles from './attendance-screen.module.css';
import { countText, eventChoice } from './attendance-words.ts';
import { useAttendance, useMarking } from './use-attendance.ts';
import { useToday } from '../../../data/use-today.ts';

const needed = ['team_members', 'team_events', 'team_attendance'] as const;

interface FrameProps {
  team: string;
  tools?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ team, tools, action, children }: FrameProps) {
  return (
    <Page title="Anwesenheit" back={<BackLink to="/team" search={{ team }} />} tools={tools} action={action}>
      {children}
    </Page>
  );
}

interface EventAttendanceProps {
  own: OwnTeam;
  event: TeamEvent;
  today: string;
  /** Chooses another entry of the calendar. */
  choice: ReactNode;
}

function EventAttendance({ own: { team, role }, event, today, choice }: EventAttendanceProps) {
  const data = useAttendance(team, event.id, today);
  const marking = useMarking(team, event.id);
  const isWide = useWide();
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), [setPrinting]);
  if (data.state !== 'rows') {
    return (
      <Frame team={team}>
        {choice}
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Frame>
    );
  }
  const { players, marks, sums } = data.value;
  const markOf = (player: SquadPlayer) => marks.find(({ member }) => member === player.member);
  const open = players.filter((player) => markOf(player) === undefined);
  const isCoach = role === 'coach';
  const all = (
    <Button variant="ball" onPress={() => marking.all(open.map(({ member }) => ({ member, state: 'came', reason: null })))}>
      <CheckCheck size={20} aria-hidden="true" />
      {open.length === players.length ? 'Alle waren da' : `Die übrigen ${open.length} waren da`}
    </Button>
  );
  const print = isWide && players.length > 0 && (
    <IconButton aria-label="Liste drucken" onPress={() => setPrinting(true)}>
      <Printer aria-hidden="true" />
    </IconButton>
  );
  return (
    <Frame team={team} tools={print} action={isCoach && open.length > 0 && <BottomAction>{all}</BottomAction>}>
      {choice}
      {players.length === 0 ? (
        <EmptyState title="Noch niemand im Kader">Sobald jemand mit deinem Code beitritt, kannst du hier eintragen, wer da war.</EmptyState>
      ) : (
        <>
          <p className={styles.counts} role="status">
            {countText(players.map((player) => markOf(player)?.state))}
          </p>
          <Card flush>
            <Rows>
              {players.map((player) => (
                <AttendanceRow
                  key={player.member}
                  player={player}
                  mark={markOf(player)}
                  sum={sums.find(({ user }) => user === player.user)}
                  onMark={isCoach ? marking.one : null}
                />
              ))}
            </Rows>
          </Card>
          <p className={styles.note}>
            Die Zahlen beim Namen sind die letzten acht Wochen. Gründe sagen nichts über Gesundheit: Beschwerden teilt jede und jeder
            selbst, oder gar nicht.
          </p>
        </>
      )}
      {isPrinting && (
        <PrintSheet title={`${eventTitle(event)}, ${[dayWords(event.day), event.time].filter(Boolean).join(' ')}`} onDone={endPrinting}>
          <AttendanceList players={players} marks={marks} sums={sums} />
        </PrintSheet>
      )}
    </Frame>
  );
}

interface TeamAttendanceProps {
  own: OwnTeam;
  event: string | undefined;
  onEvent: (event: string) => void;
}

function TeamAttendance({ own, event: wanted, onEvent }: TeamAttendanceProps) {
  const { team } = own;
  const today = useToday();
  const events = useRows(
    useMemo(() => teamEvents(team, dayAfter(today, 1 - ATTENDANCE_DAYS), today), [team, today]),
    { canBeEmpty: true },
  );
  const data = allLoaded({ events, arrived: useArrived(team, needed) });
  const held = loadedOr(events, []).filter(({ kind, isCancelled }) => kind !== 'free' && !isCancelled);
  const event = held.find(({ id }) => id === wanted) ?? held.at(-1);
  if (data.state !== 'rows') {
    return (
      <Frame team={team}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Frame>
    );
  }
  if (event === undefined) {
    return (
      <Frame team={team}>
        <EmptyState
          title="Noch kein Training, das war"
          action={
            <ButtonLink to="/team/calendar" search={{ team }} variant="ball">
              Termine ansehen
            </ButtonLink>
          }
        >
          Anwesenheit gehört zu einem Termin. Sobald einer heute ist oder war, steht er hier.
        </EmptyState>
      </Frame>
    );
  }
  const choice = (
    <Select
      label="Termin"
      options={held.toReversed().map((one) => ({ value: one.id, label: eventChoice(one, today) }))}
      value={event.id}
      onChange={onEvent}
    />
  );
  return <EventAttendance key={event.id} own={own} event={event} today={today} choice={choice} />;
}

export interface AttendanceScreenProps {
  team: string | undefined;
  /** Entry of the calendar; undefined: the last one. */
  event: string | undefined;
  onEvent: (event: string) => void;
}

/** Notes who came to a training or match: the whole squad with one press, the others one by one. */
export function AttendanceScreen({ team, event, onEvent }: AttendanceScreenProps) {
  return (
    <LedTeam part="/team/attendance" title="Anwesenheit" team={team} nobody="Anwesenheit sieht, wer eine Mannschaft betreut.">
      {(own) => <TeamAttendance key={own.team} own={own} event={event} onEvent={onEvent} />}
    </LedTeam>
  );
}
