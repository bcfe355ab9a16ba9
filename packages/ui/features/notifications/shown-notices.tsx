import { deviceZone } from '@anwurf/db/queries/device-zone';
import { extraSessions } from '@anwurf/db/queries/extra-sessions';
import { newestTestDay } from '@anwurf/db/queries/fitness-tests';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { coachNews } from '@anwurf/db/queries/team-news';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { dueNotices } from '@anwurf/domain/notices/due-notices';
import { useEffect } from 'react';
import { localDay } from '../../data/local-day.ts';
import { useCalendarWeek } from '../../data/week/use-calendar-week.ts';
import { useNow } from '../../kit/use-now.ts';
import { usePlatform } from '../../platform.tsx';
import { useUserId } from '../../storage/user-id.tsx';
import { type OwnWishes, ownWishes, showDue } from './own-notices.ts';

const news = coachNews();
const newestTest = newestTestDay();
const canBeEmpty = { canBeEmpty: true };
const everyMilliseconds = 30_000;

function Notices({ wishes }: { wishes: OwnWishes }) {
  const userId = useUserId();
  const { openNotice } = usePlatform();
  const today = localDay(useNow(everyMilliseconds));
  const data = allLoaded({
    week: useCalendarWeek(mondayOf(today)),
    extras: useRows(extraSessions(today, dayAfter(today, 1)), canBeEmpty),
    tested: useFirstRow(newestTest, canBeEmpty),
    news: useRows(news, canBeEmpty),
  });
  // After each drawing: that is each change of the rows, and twice a minute.
  useEffect(() => {
    if (data.state !== 'rows' || openNotice === undefined || Notification.permission !== 'granted') return;
    const { week, extras, tested } = data.value;
    const facts = {
      hasSession: extras.length > 0 || week.days.some(({ isToday, planned }) => isToday && planned.length > 0),
      newestTest: tested?.day ?? null,
      news: data.value.news.filter(({ at }) => at.getTime() >= wishes.since),
    };
    // Not the time of the last look: the computer may have slept since.
    const due = dueNotices(wishes, facts, new Date(), deviceZone());
    showDue(userId, due, openNotice).catch((error: unknown) => console.warn('a notification could not be shown', error));
  });
  return null;
}

/** Shows the notifications that the player wants of the desktop app, while it runs; draws nothing. */
export function ShownNotices() {
  const wishes = ownWishes.useValue();
  return wishes === null ? null : <Notices wishes={wishes} />;
}
