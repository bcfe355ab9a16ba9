import { useDatabase } from '@anwurf/db/client/react';
import { format } from 'date-fns';
import { useState } from 'react';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { useUserId } from '../../storage/user-id.tsx';
import { type CalendarSubscription, calendarSubscriptions, endSubscription, REFRESH_HOURS } from './calendar-subscriptions.ts';
import styles from './found-entries.module.css';
import { refreshCalendar } from './refresh-calendars.ts';
import { sayCalendarChange } from './say-calendar-change.ts';

const when = (at: number) => format(at, "dd.MM. 'um' HH:mm");

function Kept({ subscription }: { subscription: CalendarSubscription }) {
  const context = { db: useDatabase(), server: useSignedInServer(), userId: useUserId() };
  const [isReading, setReading] = useState(false);
  const { address, checkedAt, triedAt, problem, change, target } = subscription;

  async function readNow() {
    setReading(true);
    await refreshCalendar(context, subscription, sayCalendarChange);
    setReading(false);
  }
  return (
    <section className={styles.found} aria-label="Nachgeladener Kalender">
      <p className={styles.note}>
        Der Kalender von {new URL(address).host} wird alle {REFRESH_HOURS.every} Stunden nachgeladen, solange Anwurf auf diesem Gerät offen
        ist. Zuletzt gelesen am {when(checkedAt)}.
      </p>
      {change !== null && (
        <p className={styles.note}>
          Geändert am {when(change.at)}: {change.words}
        </p>
      )}
      {problem !== null && (
        <Banner kind="warn">
          Am {when(triedAt)} ging das nicht. {problem}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button pending={isReading} pendingText="Wird geladen..." onPress={() => void readNow()}>
          Jetzt nachladen
        </Button>
        <Button variant="quiet" onPress={() => endSubscription(context.userId, target)}>
          Nicht mehr nachladen
        </Button>
      </div>
    </section>
  );
}

/** The calendar that is fetched by itself for a match plan or a team: when, with what outcome, and how to end it; nothing without one. */
export function KeptCalendar({ target }: { target: string }) {
  const subscription = calendarSubscriptions.useValue()?.find((one) => one.target === target);
  return subscription === undefined ? null : <Kept subscription={subscription} />;
}
