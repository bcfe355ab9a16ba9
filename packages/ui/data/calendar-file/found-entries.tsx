import { EVENT_KINDS, type EventKind } from '@anwurf/domain/team/team-event';
import { counted } from '@anwurf/domain/workout/exercise-detail';
import { Segments } from '../../kit/field/segments.tsx';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { dayWords } from '../week/day-words.ts';
import { EVENT_WORDS, eventDetail, eventTitle } from './event-words.ts';
import styles from './found-entries.module.css';
import type { FoundCalendar } from './read-calendar-file.ts';

const kinds = EVENT_KINDS.map((value) => ({ value, label: EVENT_WORDS[value] }));
/** Entries that stand there as examples. */
const SHOWN = 6;

/** Says what is left out, and why; null: nothing. */
function leftOutText({ outside, broken }: FoundCalendar): string | null {
  const parts = [
    outside === 0 ? null : `${counted(outside, 'ist', 'sind')} vorbei oder weiter als ein Jahr weg`,
    broken === 0 ? null : `${counted(broken, 'ist', 'sind')} nicht lesbar`,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Weggelassen: ${parts.join(', ')}.`;
}

/** How much a calendar holds, and what is left out. */
export function FoundSum({ found }: { found: FoundCalendar }) {
  const { events } = found;
  const [first, last] = [events[0], events.at(-1)];
  const leftOut = leftOutText(found);
  return (
    <div className={styles.found}>
      <p>
        {first === undefined || last === undefined
          ? 'In dem Zeitraum, der angezeigt wird, steht nichts in diesem Kalender.'
          : `${counted(events.length, 'Termin', 'Termine')} vom ${dayWords(first.day)} bis ${dayWords(last.day)}.`}
      </p>
      {leftOut !== null && <p className={styles.note}>{leftOut}</p>}
    </div>
  );
}

/** Asks what the entries are whose words do not say it; nothing without any. */
export function UnclearKind({ found, value, onChange }: { found: FoundCalendar; value: EventKind; onChange: (kind: EventKind) => void }) {
  const unclear = found.events.filter(({ kind }) => kind === null).length;
  if (unclear === 0) return null;
  return (
    <Segments
      label={unclear === 1 ? 'Was ist der eine ohne Hinweis darauf?' : `Was sind die ${unclear} ohne Hinweis darauf?`}
      options={kinds}
      value={value}
      onChange={onChange}
    />
  );
}

type KnownEvent = FoundCalendar['events'][number] & { readonly kind: EventKind };

/** The entries, an unclear one as what it was said to be. */
export function knownEvents(found: FoundCalendar, other: EventKind): readonly KnownEvent[] {
  return found.events.map((event) => ({ ...event, kind: event.kind ?? other }));
}

/** The first entries, and how many more there are. */
export function FoundEntries({ events }: { events: readonly KnownEvent[] }) {
  if (events.length === 0) return null;
  return (
    <>
      <Rows aria-label="Termine des Kalenders">
        {events.slice(0, SHOWN).map((event) => (
          <Row key={event.key} detail={[eventTitle(event), eventDetail(event)].filter(Boolean).join(' · ')}>
            {dayWords(event.day)}
          </Row>
        ))}
      </Rows>
      {events.length > SHOWN && <p className={styles.note}>{`und ${events.length - SHOWN} weitere`}</p>}
    </>
  );
}
