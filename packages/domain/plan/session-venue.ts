import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { ExercisePlace } from '../catalogue/exercise-place.ts';
import type { TrainingProfile } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Equipment } from '../vocabulary/equipment.ts';
import type { Venue } from '../vocabulary/venue.ts';

/** What stands in a studio only. */
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

/** What a venue lacks, whatever the player owns; the rest he can bring or it stands there. */
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

/** They need a slope or stairs, which nobody was asked about; a player may swap them in. */
const NEEDS_A_SLOPE: readonly string[] = ['bergansprint', 'treppensprint-frequenz'];

/** Whether an exercise can be done at a venue. */
export function isPossibleAt(venue: Venue, { slug, place, spaceMetres, equipment }: CatalogueExercise): boolean {
  if (NEEDS_A_SLOPE.includes(slug)) return false;
  return PLACES[venue].includes(place) && spaceMetres <= SPACE[venue] && !equipment.some((item) => MISSING[venue].includes(item));
}

/**
 * The venue of each session of the week. Where the player did not say, what he owns decides: machines stand in a
 * studio, and every second session then has a floor to run on; without machines every session has one.
 */
export function sessionVenues(questionnaire: Questionnaire, profile: TrainingProfile): Venue[] {
  const hasMachines = questionnaire.equipment.some((item) => MISSING.Halle.includes(item));
  const needsRack = (index: number) => hasMachines && index % 2 === 0;
  return Array.from(
    { length: questionnaire.individualTrainingFrequency },
    (_, index) => profile.sessionVenues[index] ?? (needsRack(index) ? 'Studio' : 'Halle'),
  );
}
