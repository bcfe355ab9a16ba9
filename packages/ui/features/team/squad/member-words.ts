import { dayAfter, daysBetween } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { Hint, SquadMember } from '@anwurf/domain/team/squad-member';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { readinessNumber } from '../../../data/readiness/readiness-words.ts';
import { dateOf } from '../../../data/week/day-words.ts';

/** Stands for a value that there is none of. */
export const NONE = '–';

/** A member's name, which he may not have given. */
export function nameText(name: string): string {
  return name === '' ? 'Ohne Namen' : name;
}

/** 'heute', 'gestern', 'Mi 18.11.', of another year '18.11.2025'. */
export function dayText(day: string, today: string): string {
  if (day === today) return 'heute';
  if (day === dayAfter(today, -1)) return 'gestern';
  return format(dateOf(day), day.slice(0, 4) === today.slice(0, 4) ? 'EEEEEE dd.MM.' : 'dd.MM.yyyy', { locale: de });
}

/** 'seit heute', 'seit Di', 'seit 18.11.'. */
function sinceText(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days < 1) return 'seit heute';
  return `seit ${format(dateOf(day), days < 7 ? 'EEEEEE' : 'dd.MM.', { locale: de })}`;
}

/** '2 von 3', and without a plan '2'. */
export function weekText({ done, weekSessions }: Pick<SquadMember, 'done' | 'weekSessions'>): string {
  return weekSessions === null ? `${done}` : `${done} von ${weekSessions}`;
}

/** '1,04'. */
export function loadText({ ratio }: Pick<SquadMember, 'ratio'>): string {
  return ratio === null ? NONE : formatGermanDecimal(ratio.value, { decimals: 2, fixed: true });
}

/** '7,2 gut'. */
export function readinessText({ readiness }: Pick<SquadMember, 'readiness'>): string {
  return readiness === null ? 'kein Eintrag' : `${readinessNumber(readiness.value)} ${readiness.word}`;
}

/** Day of the newest test. */
export function testText({ lastTestOn }: Pick<SquadMember, 'lastTestOn'>, today: string): string {
  return lastTestOn === null ? NONE : dayText(lastTestOn, today);
}

/** 'Knie 4', of several the worst. */
export function painText({ complaints }: Pick<SquadMember, 'complaints'>): string {
  const [worst] = complaints;
  return worst === undefined ? 'keine' : `${worst.region} ${worst.level}`;
}

/** A hint in words. */
export function hintText(hint: Hint, today: string): string {
  switch (hint.kind) {
    case 'pain':
      return `${hint.region} ${hint.level} von 10, ${sinceText(hint.day, today)}`;
    case 'tired':
      return `Müder als sonst: ${readinessNumber(hint.value)} von 10`;
    case 'steep':
      return 'Viel mehr als im Schnitt';
    case 'silent':
      return `Seit ${hint.days} Tagen kein Eintrag`;
    case 'answer':
      return hint.count === 1 ? 'Eine neue Nachricht' : `${hint.count} neue Nachrichten`;
    case 'test':
      return `Letzter Test vor ${hint.weeks} Wochen`;
  }
}
