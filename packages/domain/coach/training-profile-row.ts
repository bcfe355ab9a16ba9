import { parseTrainingAge } from '../vocabulary/training-age.ts';
import { parseVenue } from '../vocabulary/venue.ts';
import { parseWeekday } from '../vocabulary/weekday.ts';
import { PLATE_SIZES } from '../workout/barbell-load.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile, trainingProfileSchema } from './training-profile.ts';

/** Columns of `training_profiles`. Kilograms, days such as '2026-11-28'. */
export interface TrainingProfileRow {
  training_age: TrainingProfile['trainingAge'];
  session_venues: readonly string[];
  team_days: readonly string[];
  match_days: readonly string[];
  match_dates: readonly string[];
  match_free_dates: readonly string[];
  session_days: readonly string[];
  weight_step: number | null;
  heaviest_dumbbell: number | null;
  body_weight: number | null;
  bar_weight: number | null;
  plates: readonly string[];
  week_mode: TrainingProfile['weekMode'];
}

/** Converts the given fields only: a write must not touch the others. */
export function profileToRow(profile: Partial<TrainingProfile>): Partial<TrainingProfileRow> {
  const row = {
    training_age: profile.trainingAge,
    session_venues: profile.sessionVenues,
    team_days: profile.teamDays,
    match_days: profile.matchDays,
    match_dates: profile.matchDates,
    match_free_dates: profile.matchFreeDates,
    session_days: profile.sessionDays,
    weight_step: profile.weightStep,
    heaviest_dumbbell: profile.heaviestDumbbell,
    body_weight: profile.bodyWeight,
    bar_weight: profile.barWeight,
    plates: profile.plates,
    week_mode: profile.weekMode,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** The known values of a list, without duplicates. */
function known<Value>(texts: readonly string[], parse: (text: string) => Value | undefined): Value[] {
  return [...new Set(texts.flatMap((text) => parse(text) ?? []))];
}

/**
 * Parses a stored row. Values unknown to this release count as not answered: a plan must not fail because of a newer release's
 * word.
 * @param row undefined: nothing was ever answered
 */
export function rowToProfile(row: Partial<Readonly<Record<keyof TrainingProfileRow, unknown>>> | undefined): TrainingProfile {
  if (row === undefined) return EMPTY_TRAINING_PROFILE;
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
  const keep = <Name extends keyof TrainingProfile>(name: Name, value: unknown): TrainingProfile[Name] => {
    const { data } = trainingProfileSchema.shape[name].safeParse(value);
    return (data ?? EMPTY_TRAINING_PROFILE[name]) as TrainingProfile[Name];
  };
  return {
    trainingAge: typeof row.training_age === 'string' ? (parseTrainingAge(row.training_age) ?? null) : null,
    // Entries belong to sessions by index: dropping an unknown one would shift the others.
    sessionVenues: keep('sessionVenues', texts(row.session_venues).map(parseVenue)),
    teamDays: known(texts(row.team_days), parseWeekday),
    matchDays: known(texts(row.match_days), parseWeekday),
    matchDates: keep('matchDates', texts(row.match_dates)),
    matchFreeDates: keep('matchFreeDates', texts(row.match_free_dates)),
    sessionDays: known(texts(row.session_days), parseWeekday),
    weightStep: keep('weightStep', row.weight_step),
    heaviestDumbbell: keep('heaviestDumbbell', row.heaviest_dumbbell),
    bodyWeight: keep('bodyWeight', row.body_weight),
    barWeight: keep('barWeight', row.bar_weight),
    plates: known(texts(row.plates), (text) => PLATE_SIZES.find((size) => size === text)),
    weekMode: keep('weekMode', row.week_mode),
  };
}
