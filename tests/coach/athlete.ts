import { type Random, seededRandom } from '@anwurf/domain/plan/random';
import { TRAINING_AGES, type TrainingAge } from '@anwurf/domain/vocabulary/training-age';

/** Somebody whose strength in one lift is known to us and not to the rules. */
export interface Athlete {
  readonly random: Random;
  readonly trainingAge: TrainingAge | null;
  /** One-repetition maximum at rest, in kilograms; training and breaks change it. */
  max: number;
  /** Share of the strength that tiredness takes, 0 to 0.4. */
  tired: number;
  /** Repetitions per share of strength: Epley's formula has 30, people have 24 to 36. */
  readonly endurance: number;
  /** Share of strength that a well-dosed session adds while far from the ceiling. */
  readonly gain: number;
  readonly ceiling: number;
  /** Standard deviation of good and bad days as a share. */
  readonly form: number;
  /** Repetitions that a set costs the next one. */
  readonly setCost: number;
  /** Mean and standard deviation of the error when the reserve is judged; null who never says it. */
  readonly judgement: { readonly bias: number; readonly noise: number } | null;
  /** Chance that a session is left out. */
  readonly skips: number;
}

export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min);
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Roughly normal, mean 0 and standard deviation 1. */
export function noise(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3);
}

export function randomAthlete(seed: number): Athlete {
  const random = seededRandom(seed);
  const trainingAge = pick<TrainingAge | null>(random, [null, ...TRAINING_AGES]);
  const max = between(random, 15, 160);
  return {
    random,
    trainingAge,
    max,
    tired: 0,
    endurance: between(random, 24, 36),
    gain: between(random, 0.001, trainingAge === '3+' ? 0.004 : 0.01),
    ceiling: max * between(random, 1.05, 1.4),
    form: between(random, 0.005, 0.03),
    setCost: between(random, 0.2, 0.9),
    judgement: random() < 0.25 ? null : { bias: between(random, -0.7, 0.7), noise: between(random, 0.2, 1) },
    skips: between(random, 0, 0.15),
  };
}

/** The reserve that is said, 0 to 4, when so many repetitions are really left. */
export function judgedReserve(
  { random }: Pick<Athlete, 'random'>,
  judgement: { readonly bias: number; readonly noise: number },
  real: number,
): number {
  return Math.max(0, Math.min(4, Math.round(real + judgement.bias + judgement.noise * noise(random))));
}

/** Repetitions to failure at a weight with this share of the strength at hand. */
export function repsToFailure({ max, tired, endurance }: Athlete, weight: number, form: number): number {
  return endurance * ((max * (1 - tired) * form) / weight - 1);
}

/** The weight that leaves so many repetitions when rested. */
export function weightFor({ max, endurance }: Athlete, reps: number): number {
  return max / (1 + reps / endurance);
}

/** A week without training: rest first, then strength is lost. */
export function rest(athlete: Athlete, weeks: number): void {
  athlete.tired *= 0.3 ** weeks;
  athlete.max *= 1 - 0.01 * Math.max(0, weeks - 2);
}

/** Effect of a session: it tires, and near failure it makes stronger. */
export function adapt(athlete: Athlete, { sets, reserve, daysToNext }: { sets: number; reserve: number; daysToNext: number }): void {
  const dose = reserve <= 5 ? Math.min(1, sets / 3) : 0.3;
  const room = Math.max(0, (athlete.ceiling - athlete.max) / athlete.ceiling) / 0.2;
  athlete.max *= 1 + athlete.gain * dose * Math.min(1, room);
  athlete.tired = Math.min(0.4, (athlete.tired + 0.004 * sets * (reserve < 1 ? 2 : 1)) * 0.75 ** daysToNext);
}
