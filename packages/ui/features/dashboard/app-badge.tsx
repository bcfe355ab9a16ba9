import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { teamNewsCount } from '@anwurf/db/queries/team-news';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { useEffect } from 'react';
import { useCalendarWeek } from '../../data/week/use-calendar-week.ts';
import { useToday } from '../../data/use-today.ts';

const news = teamNewsCount();

/** Keeps the number on the installed app's sign: what of the teams waits for the player, and today's sessions that are still to be trained. */
export function AppBadge() {
  const week = loadedOr(useCalendarWeek(mondayOf(useToday())), null);
  const waiting = loadedOr(useFirstRow(news, { canBeEmpty: true }), null)?.count ?? 0;
  const sessions = week?.days.find(({ isToday }) => isToday)?.planned.length ?? 0;
  const open = week === null ? null : waiting + sessions;
  useEffect(() => {
    // Refused where the app is not installed: nothing is missing then.
    if (open !== null && 'setAppBadge' in navigator) navigator.setAppBadge(open).catch(() => undefined);
  }, [open]);
  return null;
}
