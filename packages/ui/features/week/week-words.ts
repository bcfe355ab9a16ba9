import { DAY_BEFORE_MATCH_MINUTES, type DayFit } from '@anwurf/domain/week/day-fit';
import { addDays, format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { dateOf } from '../../data/week/day-words.ts';

/** '23. bis 29. November', '30. November bis 6. Dezember'. */
export function weekRange(monday: string): string {
  const from = dateOf(monday);
  const to = addDays(from, 6);
  const isOneMonth = from.getMonth() === to.getMonth();
  return `${format(from, isOneMonth ? 'd.' : 'd. MMMM', { locale: de })} bis ${format(to, 'd. MMMM', { locale: de })}`;
}

const FIT_WORDS: Readonly<Record<DayFit, string>> = {
  past: 'Der Tag ist vorbei',
  match: 'Der Spieltag bleibt frei',
  dayBeforeMatch: `1 Tag vor dem Spiel: nur ${DAY_BEFORE_MATCH_MINUTES} min`,
  dayAfterMatch: 'Nach dem Spiel: besser leicht',
  secondSession: 'Zwei Einheiten an einem Tag',
  teamTraining: 'Am besten mit 6 h Abstand',
  free: 'passt',
};

/** Reasons for or against a session on a day, in words. */
export function fitWords(fit: DayFit): string {
  return FIT_WORDS[fit];
}

/** Whether it is a warning. */
export function isObjection(fit: DayFit): boolean {
  return fit !== 'free' && fit !== 'teamTraining';
}
