import type { ExtraSession } from '@anwurf/db/queries/extra-sessions';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { isPlace } from '@anwurf/domain/week/day-fit';
import { workoutLoad } from '@anwurf/domain/workout/effort';
import { isSameSession } from '@anwurf/domain/week/planned-sessions';
import { ChevronLeft, ChevronRight, SlidersHorizontal, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../brand/empty-state.tsx';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { RecoveryBand } from '../../data/recovery/recovery-band.tsx';
import type { CalendarWeek, WeekEntry } from '../../data/week/use-calendar-week.ts';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { Num } from '../../kit/text/num.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { BackLink, IconLink } from '../../links/app-links.ts';
import { NewPlanLink } from '../../links/new-plan-link.tsx';
import { Link } from '../../links/plain-links.ts';
import { PauseBand } from '../../data/plan-pause/pause-band.tsx';
import { DayItems } from '../../data/week/day-items.tsx';
import { AdoptWeek } from './adopt-week.tsx';
import { DayRow } from './day-row.tsx';
import { ExtraCard } from './extra-card.tsx';
import { ExtraSheets } from './extra-sheets.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { PlannedCard } from './planned-card.tsx';
import { PreventionDoses } from './prevention-doses.tsx';
import { useExtraSessions } from './use-extra-sessions.ts';
import { useHeldSession } from './use-held-session.ts';
import { dayWords } from '../../data/week/day-words.ts';
import { fitWords, isObjection, weekRange } from './week-words.ts';
import styles from './week-screen.module.css';

export interface WeekScreenProps {
  /** The Monday of the week that is shown, such as '2026-11-23'. */
  monday: string;
  onWeek: (monday: string) => void;
  /** Asks how hard the last team training or match was. */
  handballQuestion: ReactNode;
  /** The week's handball, and the way to note it. */
  renderHandball: (week: CalendarWeek) => ReactNode;
  /** The way to the week as a picture. */
  sharing: ReactNode;
}

/** Open tasks of the week, below its days. */
function WeekSum({ week }: { week: CalendarWeek }) {
  const ahead = week.days.flatMap(({ planned }) => planned);
  const done = week.days.flatMap((day) => day.done).length;
  const load = week.days
    .flatMap(({ done: own, handball }) => [
      ...own.map(({ durationMinutes, effort }) => (effort === null ? 0 : workoutLoad(durationMinutes, effort))),
      ...handball.map(({ minutes: length, effort }) => workoutLoad(length, effort)),
    ])
    .reduce((sum, one) => sum + one, 0);
  const minutes = ahead.reduce((sum, entry) => sum + entry.minutes, 0);
  return (
    <p className={styles.sum}>
      <Num size="l">{done}</Num>
      <span>
        {done === 1 ? 'Training' : 'Trainings'} erledigt
        {load > 0 && (
          <>
            , Belastung <Num>{formatGermanDecimal(load, { decimals: 0 })}</Num>
          </>
        )}
        <br />
        {ahead.length === 0 ? (
          'In dieser Woche ist nichts mehr geplant.'
        ) : (
          <>
            noch {ahead.length === 1 ? 'eine Einheit' : `${ahead.length} Einheiten`}, etwa <Num>{minutes}</Num> min
          </>
        )}
      </span>
    </p>
  );
}

function Hint({ week }: { week: CalendarWeek }) {
  if (week.plan === 'none')
    return (
      <EmptyState title="Noch kein Trainingsplan" action={<NewPlanLink>Plan erstellen</NewPlanLink>}>
        Mit einem Plan siehst du hier, an welchem Tag welche Einheit liegt.
      </EmptyState>
    );
  if (week.plan === 'without weeks')
    return <p className={styles.hint}>Dein aktueller Plan geht nicht nach Wochen: Trainiere seine Einheiten in ihrer Reihenfolge.</p>;
  const { teamDays, matchDays, matchDates } = week.profile;
  if (teamDays.length + matchDays.length + matchDates.length > 0) return null;
  return (
    <p className={styles.hint}>
      Wann trainiert deine Mannschaft, wann sind Spiele? <Link to="/training/week/setup">Sag es deinem Coach</Link>, dann plant er drum
      herum.
    </p>
  );
}

/** Says where the held session lies, and the keys that move it. */
function HeldStatus({ lifted, warning }: { lifted: WeekEntry | null; warning: string | null }) {
  return (
    <p role="status" className={styles.status} data-shown={lifted !== null || undefined}>
      {lifted && (
        <>
          <span>
            Einheit {lifted.order}: jetzt {dayWords(lifted.day)}.{warning !== null && ` ${warning}.`}
          </span>
          <span className={styles.keys}>
            <kbd>←</kbd> <kbd>→</kbd> Tag · <kbd>↑</kbd> <kbd>↓</kbd> Reihenfolge · <kbd>Enter</kbd> ablegen · <kbd>Esc</kbd> zurück
          </span>
        </>
      )}
    </p>
  );
}

/** The week's dates, and the ways to the weeks beside it. */
function WeekBar({ monday, onWeek }: Pick<WeekScreenProps, 'monday' | 'onWeek'>) {
  return (
    <div className={styles.bar}>
      <IconButton aria-label="Vorige Woche" onPress={() => onWeek(dayAfter(monday, -7))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite">{weekRange(monday)}</h2>
      <IconButton aria-label="Nächste Woche" onPress={() => onWeek(dayAfter(monday, 7))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** 'Deine Woche': planned and finished sessions, team training and matches; planned sessions can be moved. */
export function WeekScreen({ monday, onWeek, handballQuestion, renderHandball, sharing }: WeekScreenProps) {
  const { week, lifted, carried, fitOf, moveTo, toggle, carry, undo } = useHeldSession(monday);
  const [asked, setAsked] = useState<WeekEntry | null>(null);
  const [dragged, setDragged] = useState<WeekEntry | null>(null);
  const extras = useExtraSessions(monday);
  const [putOn, setPutOn] = useState<string | null>(null);
  const [changed, setChanged] = useState<ExtraSession | null>(null);

  const warningOf = (entry: WeekEntry) => {
    const fit = fitOf(entry, entry.day);
    return fit !== 'past' && fit !== 'match' && isObjection(fit) ? fitWords(fit) : null;
  };

  return (
    <Page
      title="Deine Woche"
      back={<BackLink to="/training/overview" />}
      tools={
        <>
          <IconButton aria-label="Rückgängig" isDisabled={undo === null} onPress={() => void undo?.()}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconLink to="/training/week/setup" aria-label="Woche einrichten">
            <SlidersHorizontal aria-hidden="true" />
          </IconLink>
        </>
      }
    >
      <WeekBar monday={monday} onWeek={onWeek} />
      {week.state !== 'rows' ? (
        <NotLoaded data={week} skeleton={<Skeleton height="480px" />} />
      ) : (
        <>
          <RecoveryBand />
          <PauseBand pauses={week.value.pauses} today={week.value.today} />
          <Hint week={week.value} />
          {handballQuestion}
          <div className={styles.board}>
            <ol className={styles.days}>
              {week.value.days.map((day) => (
                <DayRow
                  key={day.day}
                  day={day}
                  hasDays={week.value.plan === 'weeks'}
                  hasExtra={extras.on(day.day).length > 0}
                  onPut={day.day >= week.value.today ? () => setPutOn(day.day) : undefined}
                  isTarget={dragged !== null && dragged.day !== day.day && isPlace(fitOf(dragged, day.day))}
                  onDrop={() => dragged && moveTo(dragged, day.day)}
                >
                  <DayItems day={day} isPast={day.day < week.value.today} />
                  {day.planned.map((entry) => (
                    <PlannedCard
                      key={`${entry.session} ${entry.week}`}
                      entry={entry}
                      isLifted={lifted !== null && isSameSession(lifted, entry)}
                      wasCarried={carried !== null && isSameSession(carried, entry)}
                      warning={warningOf(entry)}
                      onGrip={({ pointerType }) => (pointerType === 'keyboard' ? toggle(entry) : setAsked(entry))}
                      onKey={carry}
                      onDragStart={() => setDragged(entry)}
                      onDragEnd={() => setDragged(null)}
                    />
                  ))}
                  {extras.on(day.day).map((extra) => (
                    <ExtraCard key={extra.id} extra={extra} isMissed={day.day < week.value.today} onMore={() => setChanged(extra)} />
                  ))}
                </DayRow>
              ))}
            </ol>
            <HeldStatus lifted={lifted} warning={lifted && warningOf(lifted)} />
          </div>
          <WeekSum week={week.value} />
          {week.value.days.some(({ done }) => done.length > 0) && <div className={styles.sharing}>{sharing}</div>}
          <PreventionDoses monday={monday} />
          {renderHandball(week.value)}
          <AdoptWeek week={week.value} />
          <ExtraSheets extras={extras} week={week.value} putOn={putOn} onPutOn={setPutOn} changed={changed} onChanged={setChanged} />
          <MoveSheet
            entry={asked}
            days={week.value.days}
            fitOf={fitOf}
            onMove={(day) => {
              if (asked) moveTo(asked, day);
              setAsked(null);
            }}
            onClose={() => setAsked(null)}
          />
        </>
      )}
    </Page>
  );
}
