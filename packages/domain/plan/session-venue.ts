import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { ExercisePlace } from '../exercise/exercise-place.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Equipment } from '../vocabulary/equipment.ts';
import type { Venue } from '../vocabulary/venue.ts';

/** Machines found only in a studio. */
const STUDIO_MACHINES: readonly Equipment[] = [
  'Kabelzugturm',
  'Beinpresse',
  'Latzugmaschine',
  'Brustpresse',
  'Beinbeuger/-strecker',
  'Rückenstrecker',
  'Schulterpresse',
  'Wadenhebemaschine',
];

/** Equipment missing at a venue, whatever the player owns; the player can bring the rest or it is there. */
const MISSING: Readonly<Record<Venue, readonly Equipment[]>> = {
  Halle: [...STUDIO_MACHINES, 'Langhantel', 'Ergometer'],
  Studio: ['Kasten/Sprossenwand'],
  Zuhause: [...STUDIO_MACHINES, 'Schlitten', 'Kasten/Sprossenwand'],
};

const PLACES: Readonly<Record<Venue, readonly ExercisePlace[]>> = {
  Halle: ['anywhere', 'wall', 'hall'],
  Studio: ['anywhere', 'wall', 'studio'],
  Zuhause: ['anywhere', 'wall'],
};

/** Free floor in metres. */
const SPACE: Readonly<Record<Venue, number>> = { Halle: 60, Studio: 10, Zuhause: 5 };

/** They need a slope or stairs, which no question covers; a player may swap them in. */
const NEEDS_A_SLOPE: readonly string[] = ['bergansprint', 'treppensprint-frequenz'];

/** Whether an exercise can be done at a venue. */
export function isPossibleAt(venue: Venue, { slug, place, spaceMetres, equipment }: CatalogueExercise): boolean {
  if (NEEDS_A_SLOPE.includes(slug)) return false;
  return PLACES[venue].includes(place) && spaceMetres <= SPACE[venue] && !equipment.some((item) => MISSING[venue].includes(item));
}

/** Whether the main goal is trained by running. */
function mainlyRuns({ goals: [mainGoal] }: Questionnaire): boolean {
  return mainGoal === 'schneller_werden' || mainGoal === 'langer_durchhalten';
}

/**
 * The venue of each session of the week. If not answered, the player's equipment decides: machines mean a studio, and every
 * second session then has room to run, and so has a single one for a goal of running; without machines every session has.
 */
export function sessionVenues(questionnaire: Questionnaire, profile: TrainingProfile): Venue[] {
  const isSingle = questionnaire.individualTrainingFrequency === 1;
  const hasMachines = questionnaire.equipment.some((item) => MISSING.Halle.includes(item));
  const needsRack = (index: number) => hasMachines && index % 2 === 0 && !(isSingle && mainlyRuns(questionnaire));
  return Array.from(
    { length: questionnaire.individualTrainingFrequency },
    (_, index) => profile.sessionVenues[index] ?? (needsRack(index) ? 'Studio' : 'Halle'),
  );
}
