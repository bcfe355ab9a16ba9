import type { HandballLoad } from '../week/handball-load.ts';
import { weekNumber, WEEKS_BEFORE } from './weeks-before.ts';

const MINUTES_OF_HOUR = 60;
const WHOLE = 100;

/**
 * Bounds of a rise of the week's handball hours above the mean of the four weeks before (Møller et al. 2017, Br J Sports Med
 * 51(4):231–237, doi 10.1136/bjsports-2016-096927; abstract read): 679 elite players of 14 to 18 years, reference below 20 %.
 */
export const RISE_PERCENT = { risen: 20, steep: 60 } as const;

/** A week's handball against the four before it. */
export interface HandballRise {
  /** Of the week so far. */
  readonly minutes: number;
  /** Mean of the four weeks before. */
  readonly usual: number;
  /** Change in per cent, negative for less. */
  readonly percent: number;
  /** `risen` from 20 % on, `steep` above 60 %. */
  readonly rise: 'usual' | 'risen' | 'steep';
}

/** Whole numbers: 120 minutes after 100 are exactly 20 % more. */
function riseOf(minutes: number, sumBefore: number): HandballRise['rise'] {
  const above = (minutes * WEEKS_BEFORE - sumBefore) * WHOLE;
  if (above > sumBefore * RISE_PERCENT.steep) return 'steep';
  return above >= sumBefore * RISE_PERCENT.risen ? 'risen' : 'usual';
}

/** Minutes of handball of each week, oldest first, the compared one last; 0 where none was noted. */
function minutesByWeek(noted: readonly HandballLoad[], monday: string): number[] {
  const inWeek = (week: number) => noted.filter(({ day }) => weekNumber(day, monday) === week);
  return Array.from({ length: WEEKS_BEFORE + 1 }, (_, index) => inWeek(index + 1).reduce((sum, { minutes }) => sum + minutes, 0));
}

/**
 * Minutes of a week's handball against the mean of the four weeks before. In minutes, not minutes × effort: the study that the
 * bounds come from counted hours of training and match.
 * @param noted one a day and kind
 * @param monday of the week
 * @returns null unless each of the four weeks has a note: a week without one was more likely not noted than free
 */
export function handballRise(noted: readonly HandballLoad[], monday: string): HandballRise | null {
  const byWeek = minutesByWeek(noted, monday);
  const before = byWeek.slice(0, WEEKS_BEFORE);
  if (before.includes(0)) return null;
  const sumBefore = before.reduce((sum, one) => sum + one, 0);
  const usual = sumBefore / WEEKS_BEFORE;
  const minutes = byWeek.at(-1) ?? 0;
  return { minutes, usual, percent: Math.round((minutes / usual - 1) * WHOLE), rise: riseOf(minutes, sumBefore) };
}

/** Shares of the sets of throws that a rise leaves. Practice: the study says nothing about what to do. */
const LESS = 0.6;
const MUCH_LESS = 0.4;

/** The share of a week's own throws that stays: less after a steep rise, with a weak shoulder after each rise from 20 % on. */
export function throwShare({ rise }: HandballRise, isShoulderWeak: boolean): number {
  if (rise === 'usual' || (rise === 'risen' && !isShoulderWeak)) return 1;
  return rise === 'steep' && isShoulderWeak ? MUCH_LESS : LESS;
}

function hours(minutes: number): string {
  const whole = Math.round(minutes);
  const rest = whole % MINUTES_OF_HOUR;
  return `${Math.floor(whole / MINUTES_OF_HOUR)}:${String(rest).padStart(2, '0')} h`;
}

/** '5:30 h Handball, 22 % mehr als im Schnitt der vier Wochen davor (4:30 h).'. */
export function riseInWords({ minutes, usual, percent, rise }: HandballRise): string {
  if (rise === 'usual') return `${hours(minutes)} Handball, im Schnitt der vier Wochen davor ${hours(usual)}.`;
  return `${hours(minutes)} Handball, ${percent} % mehr als im Schnitt der vier Wochen davor (${hours(usual)}).`;
}

/** The change of the sessions, where `throwShare` is below 1. */
export const THROWS_WORDS = 'In deinen eigenen Einheiten wirfst du diese Woche weniger.';

const STUDY =
  'Gemessen wurde das an 679 dänischen Nachwuchsspielerinnen und -spielern von 14 bis 18 Jahren, in Stunden Handball. Für Erwachsene und für dich kann es anders sein.';

/** Evidence on such a rise, its certainty, and the group it was measured on; null for a usual week. */
export function evidenceInWords({ rise }: HandballRise, isShoulderWeak: boolean): string | null {
  if (rise === 'usual') return null;
  if (isShoulderWeak)
    return `Nach solchen Wochen verletzten sich Schultern mit schwacher Außenrotation etwa viermal so oft. Das ist sehr unsicher (1,1- bis 15-mal), und eine Studie mit 329 Erwachsenen fand die schwache Außenrotation nicht als Risiko. ${STUDY}`;
  if (rise === 'risen') return `Ohne schwache Schulter ist für einen Anstieg bis 60 % kein höheres Risiko belegt. ${STUDY}`;
  return `Nach Wochen mit über 60 % mehr verletzten sich Schultern etwa doppelt so oft. Das ist unsicher: zwischen gleich oft und fast viermal so oft. ${STUDY}`;
}
