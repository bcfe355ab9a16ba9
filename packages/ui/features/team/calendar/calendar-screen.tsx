import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { ownTeams, type OwnTeam, teamEvents } from '@anwurf/db/queries/teams';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { CalendarSource } from '../../../data/calendar-file/calendar-source.tsx';
import { KeptCalendar } from '../../../data/calendar-file/kept-calendar.tsx';
import { eventDetail, eventTitle } from '../../../data/calendar-file/event-words.ts';
import { useCalendarSource } from '../../../data/calendar-file/use-calendar-source.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { dayWords } from '../../../data/week/day-words.ts';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { BackLink } from '../../../links/app-links.ts';
import styles from './calendar-screen.module.css';
import { PartsAbove } from '../team-parts.tsx';
import { EventDialog } from './event-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useToday } from '../../../data/use-today.ts';

const mine = ownTeams();
const AHEAD = 370;

/** Entries by the Monday of their week, in order. */
function byWeek(events: readonly TeamEvent[]): readonly (readonly [string, readonly TeamEvent[]])[] {
  const weeks = new Map<string, TeamEvent[]>();
  for (const event of events) weeks.set(mondayOf(event.day), [...(weeks.get(mondayOf(event.day)) ?? []), event]);
  return [...weeks];
}

function Week({ monday, events, onOpen }: { monday: string; events: readonly TeamEvent[]; onOpen: ((event: TeamEvent) => void) | null }) {
  return (
    <section aria-label={`Kalenderwoche ${weekNumber(monday)}`}>
      <h2 className={styles.week}>KW {weekNumber(monday)}</h2>
      <Card flush>
        <Rows>
          {events.map((event) => (
            <Row
              key={event.id}
              detail={[eventTitle(event), eventDetail(event)].filter(Boolean).join(' · ')}
              {...(onOpen !== null && { onPress: () => onOpen(event), end: <ChevronRight size={20} aria-hidden="true" /> })}
            >
              <span data-cancelled={event.isCancelled || undefined} className={styles.day}>
                {dayWords(event.day)}
              </span>
            </Row>
          ))}
        </Rows>
      </Card>
    </section>
  );
}

function Calendar({ own }: { own: OwnTeam }) {
  const { team } = own;
  const today = useToday();
  const data = useRows(
    useMemo(() => teamEvents(team, mondayOf(today), dayAfter(today, AHEAD)), [team, today]),
    { canBeEmpty: true },
  );
  const source = useCalendarSource(team, today, dayAfter(today, AHEAD));
  const [asked, setAsked] = useState<{ readonly event: TeamEvent | null } | null>(null);
  const isCoach = own.role === 'coach';
  const add = (
    <Button variant="ball" onPress={() => setAsked({ event: null })}>
      <CalendarPlus size={20} aria-hidden="true" />
      Termin eintragen
    </Button>
  );
  const events = data.state === 'rows' ? data.value : [];
  return (
    <Page
      title="Termine"
      back={<BackLink to="/team" search={{ team }} />}
      width="reading"
      action={isCoach && events.length > 0 && <BottomAction>{add}</BottomAction>}
    >
      {data.state !== 'rows' ? (
        <NotLoaded data={data} skeleton={<Skeleton height="320px" />} />
      ) : events.length === 0 ? (
        <EmptyState
          title="Noch keine Termine"
          action={
            isCoach && (
              <>
                {add}
                <CalendarSource source={source} />
              </>
            )
          }
        >
          {isCoach
            ? 'Trainings und Spiele, die du hier einträgst, stehen bei allen in der Woche. Vor einem Spiel wird ihre Einheit kürzer.'
            : 'Trainings und Spiele trägt dein Trainerteam ein. Sie stehen dann auch in deiner Woche.'}
        </EmptyState>
      ) : (
        <>
          <p className={styles.note}>
            {own.name}:{' '}
            {isCoach
              ? 'Spiele und regelmäßige Trainings stehen bei allen in der Woche'
              : 'Spiele und regelmäßige Trainings stehen auch in deiner Woche'}
            ; eigene Angaben einer Spielerin oder eines Spielers gehen vor.
          </p>
          {isCoach && (
            <div className={styles.sources}>
              <CalendarSource source={source} />
              <KeptCalendar target={team} />
            </div>
          )}
          {byWeek(events).map(([monday, entries]) => (
            <Week key={monday} monday={monday} events={entries} onOpen={isCoach ? (event) => setAsked({ event }) : null} />
          ))}
        </>
      )}
      {source.found !== null && <ImportDialog team={team} found={source.found} onTaken={source.taken} onClose={source.close} />}
      {asked !== null && <EventDialog team={team} event={asked.event} today={today} onClose={() => setAsked(null)} />}
    </Page>
  );
}

/** A team's calendar: entered by its coaches, read by all its members. */
export function CalendarScreen({ team }: { team: string | undefined }) {
  const data = useRows(mine, { after: 'memberships' });
  if (data.state !== 'rows') {
    return (
      <Page title="Termine" back={<BackLink to="/team" />} width="reading">
        <NotLoaded data={data} skeleton={<Skeleton height="320px" />} />
      </Page>
    );
  }
  const own = data.value.find((one) => one.team === team) ?? data.value[0];
  if (own === undefined) {
    return (
      <Page title="Termine" back={<BackLink to="/team" />} width="reading">
        <EmptyState title="Noch in keiner Mannschaft">Mit einer Mannschaft kommen ihre Termine.</EmptyState>
      </Page>
    );
  }
  return (
    <>
      {own.role !== 'player' && <PartsAbove team={own.team} current="/team/calendar" />}
      <Calendar key={own.team} own={own} />
    </>
  );
}
