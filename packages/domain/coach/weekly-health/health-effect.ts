import { daysBetween, mondayOf } from '../calendar-day.ts';
import { byWeek, healthScore, type HealthTrend, healthTrend, type HealthWeek, isSubstantial } from './health-score.ts';

/** Effect of a week's answers on the next one: factors for the plan's sets and weights, 0.6 to 1.1. */
export interface HealthEffect {
  readonly load: 'lower' | 'keep' | 'raise';
  readonly setsFactor: number;
  readonly weightFactor: number;
  readonly reason: 'substantial' | 'severe' | 'clear' | 'worse' | 'some' | 'healthy' | 'wellForWeeks' | 'unknown';
  /** Whether to see a professional: no training at all, 75 points, or substantial for two weeks. */
  readonly seekHelp: boolean;
}

/** Points from which on a week was clearly or severely affected; our choice, a quarter and half of the scale. */
const CLEAR = 25;
const SEVERE = 50;
const SEEK_HELP = 75;
const WELL_WEEKS = 3;
/** Days after which answers no longer count. */
const DAYS_OF_USE = 14;
const NOT_AT_ALL = 3;
const DAYS_OF_WEEK = 7;

const MUCH_LESS = { load: 'lower', setsFactor: 0.6, weightFactor: 0.9 } as const;
const LESS = { load: 'lower', setsFactor: 0.8, weightFactor: 0.95 } as const;
const SAME = { load: 'keep', setsFactor: 1, weightFactor: 1 } as const;
/** At most a tenth more sets; weights grow by their own rule. */
const MORE = { load: 'raise', setsFactor: 1.1, weightFactor: 1 } as const;

type Effect = Omit<HealthEffect, 'seekHelp'>;

function effectOf(last: HealthWeek, trend: HealthTrend, isWellForWeeks: boolean): Effect {
  const score = healthScore(last.answers);
  if (isSubstantial(last.answers)) return { ...MUCH_LESS, reason: 'substantial' };
  if (score >= SEVERE) return { ...MUCH_LESS, reason: 'severe' };
  if (score >= CLEAR) return { ...LESS, reason: 'clear' };
  if (trend === 'worse') return { ...LESS, reason: 'worse' };
  if (score > 0) return { ...SAME, reason: 'some' };
  return isWellForWeeks ? { ...MORE, reason: 'wellForWeeks' } : { ...SAME, reason: 'healthy' };
}

/** Whether the last three weeks were answered consecutively, each without any problem. */
function isWellFor(weeks: readonly HealthWeek[]): boolean {
  const recent = weeks.slice(-WELL_WEEKS);
  const span = daysBetween(recent[0]?.day ?? '', recent.at(-1)?.day ?? '');
  return (
    recent.length === WELL_WEEKS && span === (WELL_WEEKS - 1) * DAYS_OF_WEEK && recent.every(({ answers }) => healthScore(answers) === 0)
  );
}

function needsHelp(last: HealthWeek, before: HealthWeek | undefined): boolean {
  const isLasting = before !== undefined && isSubstantial(before.answers) && isSubstantial(last.answers);
  return last.answers.participation >= NOT_AT_ALL || healthScore(last.answers) >= SEEK_HELP || isLasting;
}

/** Effect of the last weeks' answers on today's load. Answers older than two weeks change nothing. */
export function healthEffect(weeks: readonly HealthWeek[], today: string): HealthEffect {
  const known = byWeek(weeks);
  const last = known.at(-1);
  if (last === undefined || daysBetween(last.day, mondayOf(today)) > DAYS_OF_USE) return { ...SAME, reason: 'unknown', seekHelp: false };
  return { ...effectOf(last, healthTrend(weeks), isWellFor(known)), seekHelp: needsHelp(last, known.at(-2)) };
}

const WORDS: Readonly<Record<HealthEffect['reason'], string>> = {
  substantial: 'Deine Beschwerden haben dich letzte Woche deutlich eingeschränkt: weniger Sätze, etwas weniger Gewicht.',
  severe: 'Deine Beschwerden waren letzte Woche stark: weniger Sätze, etwas weniger Gewicht.',
  clear: 'Du hattest letzte Woche spürbare Beschwerden: etwas weniger Sätze und Gewicht.',
  worse: 'Deine Beschwerden nehmen zu: etwas weniger Sätze und Gewicht.',
  some: 'Leichte Beschwerden: Es bleibt beim Plan. Achte darauf, wie sie sich entwickeln.',
  healthy: 'Keine Beschwerden: Es bleibt beim Plan.',
  wellForWeeks: 'Seit drei Wochen ohne Beschwerden: Ein wenig mehr ist möglich.',
  unknown: 'Ohne aktuelle Antworten bleibt es beim Plan.',
};

export const SEEK_HELP_WORDS = 'Lass das bitte ärztlich oder physiotherapeutisch ansehen, bevor du steigerst.';

/** The effect as a German sentence, with the advice to see a professional where it is due. */
export function healthEffectInWords({ reason, seekHelp }: HealthEffect): string {
  return seekHelp ? `${WORDS[reason]} ${SEEK_HELP_WORDS}` : WORDS[reason];
}
