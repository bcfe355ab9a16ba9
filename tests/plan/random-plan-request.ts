import fc from 'fast-check';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { MAX_GOALS, type Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { TrainedExercise } from '@anwurf/domain/plan/trained-before';
import { BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, type Equipment, NO_EQUIPMENT } from '@anwurf/domain/vocabulary/equipment';
import { GOALS } from '@anwurf/domain/vocabulary/goal';
import { GENDERS, POSITIONS } from '@anwurf/domain/vocabulary/player';
import { TRAINING_AGES } from '@anwurf/domain/vocabulary/training-age';
import { SEASON_PHASES, type SeasonPhase, SESSION_DURATIONS } from '@anwurf/domain/vocabulary/training-time';
import { type Venue, VENUES } from '@anwurf/domain/vocabulary/venue';
import { type Weekday, WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';

/** A request for a plan, without the catalogue. */
export interface PlanWish {
  readonly questionnaire: Questionnaire;
  readonly profile: TrainingProfile;
  readonly complaints: readonly Complaint[];
  readonly seed: number;
  readonly age: number | null;
  /** Former training; missing: none. */
  readonly trained?: readonly TrainedExercise[];
}

/** Fixed parts of the request; the rest is random. */
export interface WishBounds {
  readonly seasonPhases?: readonly SeasonPhase[];
  readonly complaints?: 'none' | 'some' | 'sometimes';
}

function questionnaires(seasonPhases: readonly SeasonPhase[]): fc.Arbitrary<Questionnaire> {
  return fc.record({
    name: fc.constant('Kim Beispiel'),
    gender: fc.constantFrom(...GENDERS),
    position: fc.constantFrom(...POSITIONS),
    goals: fc.uniqueArray(fc.constantFrom(...GOALS), { minLength: 1, maxLength: MAX_GOALS }),
    seasonPhase: fc.constantFrom(...seasonPhases),
    teamTrainingFrequency: fc.integer({ min: 1, max: 7 }),
    individualTrainingFrequency: fc.integer({ min: 1, max: 5 }),
    durationMinutes: fc.constantFrom(...SESSION_DURATIONS),
    equipment: fc.oneof(
      fc.constant<Equipment[]>([NO_EQUIPMENT]),
      fc.uniqueArray(fc.constantFrom<Equipment[]>(...EQUIPMENT.filter((item) => item !== NO_EQUIPMENT)), { minLength: 1 }),
    ),
    contraindications: fc.constant([]),
  });
}

const days = (constraints: { readonly minLength?: number; readonly maxLength: number }): fc.Arbitrary<Weekday[]> =>
  fc.uniqueArray(fc.constantFrom(...WEEKDAYS), constraints);
const noDays: fc.Arbitrary<Weekday[]> = fc.constant([]);

/** Days somebody picks himself are free of matches. */
function withFreeDays(profile: TrainingProfile): TrainingProfile {
  return { ...profile, sessionDays: profile.sessionDays.filter((day) => !profile.matchDays.includes(day)) };
}

const profiles: fc.Arbitrary<TrainingProfile> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(EMPTY_TRAINING_PROFILE) },
  {
    weight: 4,
    arbitrary: fc
      .record({
        trainingAge: fc.option(fc.constantFrom(...TRAINING_AGES)),
        sessionVenues: fc.oneof(
          fc.constant<Venue[]>([]),
          fc.array(fc.constantFrom(...VENUES), { minLength: 5, maxLength: 5 }),
          fc.constantFrom(...VENUES).map((venue) => [venue, venue, venue, venue, venue]),
        ),
        teamDays: fc.oneof(noDays, days({ maxLength: 5 })),
        matchDays: fc.oneof(noDays, days({ minLength: 1, maxLength: 2 })),
        matchDates: fc.constant<string[]>([]),
        matchFreeDates: fc.constant<string[]>([]),
        sessionDays: fc.oneof({ weight: 9, arbitrary: noDays }, { weight: 1, arbitrary: days({ maxLength: 5 }) }),
        weightStep: fc.option(fc.constantFrom(0.5, 1, 2, 2.5, 5)),
        heaviestDumbbell: fc.option(fc.integer({ min: 4, max: 50 })),
        bodyWeight: fc.constant(null),
        barWeight: fc.constant(null),
        plates: fc.constant<TrainingProfile['plates']>([]),
        weekMode: fc.constantFrom('calendar', 'sessions'),
      })
      .map(withFreeDays),
  },
);

const someComplaints: fc.Arbitrary<Complaint[]> = fc.uniqueArray(
  fc.record({ region: fc.constantFrom(...BODY_REGIONS), level: fc.integer({ min: 1, max: 10 }) }),
  { minLength: 1, maxLength: 2, selector: ({ region }) => region },
);

const complaintsBy = {
  none: fc.constant<Complaint[]>([]),
  some: someComplaints,
  sometimes: fc.oneof({ weight: 3, arbitrary: fc.constant<Complaint[]>([]) }, { weight: 1, arbitrary: someComplaints }),
};

/** Random wishes for tests and benches; unless said otherwise a quarter of them has complaints. */
export function randomPlanWishes({ seasonPhases = SEASON_PHASES, complaints = 'sometimes' }: WishBounds = {}): fc.Arbitrary<PlanWish> {
  return fc.record({
    questionnaire: questionnaires(seasonPhases),
    profile: profiles,
    complaints: complaintsBy[complaints],
    seed: fc.integer(),
    age: fc.option(fc.integer({ min: 12, max: 60 })),
  });
}
