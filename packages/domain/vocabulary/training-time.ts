import { spellingParser } from './spelling.ts';

export const SEASON_PHASES = ['Wettkampfphase', 'Saisonvorbereitung'] as const;

export type SeasonPhase = (typeof SEASON_PHASES)[number];

/** Canonical season phase for a known spelling, or undefined. */
export const parseSeasonPhase = spellingParser<SeasonPhase>({
  Wettkampfphase: ['Wettkampf', 'In-Season', 'Saison'],
  Saisonvorbereitung: ['Vorbereitung', 'Vorbereitungsphase', 'Pre-Season'],
});

/** Length of one session in minutes. */
export const SESSION_DURATIONS = [20, 30, 45, 60, 90] as const;

export type SessionDuration = (typeof SESSION_DURATIONS)[number];

/** Team trainings a week, match days not counted. */
export const TEAM_TRAINING_RANGE = { min: 1, max: 7 } as const;

/** Individual sessions a week: the number of sessions of a plan. */
export const INDIVIDUAL_TRAINING_RANGE = { min: 1, max: 5 } as const;

/** Minutes from '60', '60min', '60 Minuten'; undefined when it is none of these lengths. */
export function parseSessionDuration(text: string): SessionDuration | undefined {
  const digits = /^\s*(\d+)\s*(min(?:\.|uten)?)?\s*$/i.exec(text)?.[1];
  return SESSION_DURATIONS.find((minutes) => String(minutes) === digits);
}

/** Times a week from '3', '3x', '3x pro Woche'; undefined outside the given range. */
export function parseTimesPerWeek(text: string, range: { readonly min: number; readonly max: number }): number | undefined {
  const digits = /^\s*(\d)\s*(?:x|mal)?(?:\s*(?:pro|\/|die)\s*woche)?\s*$/i.exec(text)?.[1];
  const times = Number(digits);
  return times >= range.min && times <= range.max ? times : undefined;
}
