import { parseTrainingAge } from '../vocabulary/training-age.ts';
import { parseVenue } from '../vocabulary/venue.ts';
import { parseWeekday } from '../vocabulary/weekday.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile, trainingProfileSchema } from './training-profile.ts';

/** The columns of `training_profiles` that hold a profile. Kilograms, days such as '2026-11-28'. */
export interface TrainingProfileRow {
  training_age: TrainingProfile['trainingAge'];
  session_venues: readonly string[];
  team_days: readonly string[];
  match_days: readonly string[];
  match_dates: readonly string[];
  session_days: readonly string[];
  weight_step: number | null;
  heaviest_dumbbell: number | null;
  week_mode: TrainingProfile['weekMode'];
}

/** The columns of what is given: a write must not touch what was not asked. */
export function profileToRow(profile: Partial<TrainingProfile>): Partial<TrainingProfileRow> {
  const row = {
    training_age: profile.trainingAge,
    session_venues: profile.sessionVenues,
    team_days: profile.teamDays,
    match_days: profile.matchDays,
    match_dates: profile.matchDates,
    session_days: profile.sessionDays,
    weight_step: profile.weightStep,
    heaviest_dumbbell: profile.heaviestDumbbell,
    week_mode: profile.weekMode,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}

/** The known values of a list, each once. */
function known<Value>(texts: readonly string[], parse: (text: string) => Value | undefined): Value[] {
  return [...new Set(texts.flatMap((text) => parse(text) ?? []))];
}

/**
 * The profile behind a stored row. What this release does not know counts as not said: a plan must not fail over a word
 * of a newer one.
 * @param row undefined: nothing was ever said
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
    // Each stands for the session of its place: with one unknown the others would move.
    sessionVenues: keep('sessionVenues', texts(row.session_venues).map(parseVenue)),
    teamDays: known(texts(row.team_days), parseWeekday),
    matchDays: known(texts(row.match_days), parseWeekday),
    matchDates: keep('matchDates', texts(row.match_dates)),
    sessionDays: known(texts(row.session_days), parseWeekday),
    weightStep: keep('weightStep', row.weight_step),
    heaviestDumbbell: keep('heaviestDumbbell', row.heaviest_dumbbell),
    weekMode: keep('weekMode', row.week_mode),
  };
}
