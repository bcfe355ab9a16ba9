import { dayAfter } from '../coach/calendar-day.ts';

/** Periods of the statistics. */
export const PERIODS = ['60 Tage', '16 Wochen', 'Saison', 'Alles'] as const;

export type Period = (typeof PERIODS)[number];

const SHORT_DAYS = 60;
const COURSE_DAYS = 112;
/** A season of the German handball associations begins on 1 July. */
const SEASON_BEGINS = '-07-01';
const YEAR_LENGTH = 4;

/** First day of a day's season. Days are local days such as '2026-11-28'. */
export function seasonBegin(today: string): string {
  const year = Number(today.slice(0, YEAR_LENGTH));
  const begin = `${year}${SEASON_BEGINS}`;
  return today >= begin ? begin : `${year - 1}${SEASON_BEGINS}`;
}

/** First day of a period that ends today; null: unlimited. */
export function periodBegin(period: Period, today: string): string | null {
  switch (period) {
    case '60 Tage':
      return dayAfter(today, -SHORT_DAYS);
    case '16 Wochen':
      return dayAfter(today, -COURSE_DAYS);
    case 'Saison':
      return seasonBegin(today);
    case 'Alles':
      return null;
  }
}
