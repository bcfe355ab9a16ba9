import type { TrainingProfileRow } from '@anwurf/domain/coach/training-profile-row';
import type { LocalQuery } from './local-query.ts';

/** The coach's facts beside the questionnaire (`training_profiles`); no row while none was given. */
export function trainingProfile(): LocalQuery<TrainingProfileRow> {
  return {
    sql: `
      select training_age, session_venues, team_days, match_days, match_dates, match_free_dates, session_days,
        weight_step::float8 as weight_step, heaviest_dumbbell::float8 as heaviest_dumbbell,
        body_weight::float8 as body_weight, bar_weight::float8 as bar_weight, plates, week_mode
      from training_profiles limit 1`,
    params: [],
  };
}
