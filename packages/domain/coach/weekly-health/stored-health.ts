import { HEALTH_POINTS } from './health-score.ts';
import type { HealthAnswers } from './health-questions.ts';

/** The answers of a week as stored: 0, 8, 17 or 25 points each. */
export interface StoredHealth {
  readonly participation: number;
  readonly training_volume: number;
  readonly performance: number;
  readonly pain: number;
}

const pointsOf = (place: number) => HEALTH_POINTS[place] ?? 0;
/** The nearest answer, for other points of another release. */
const placeOf = (points: number) => {
  const distances = HEALTH_POINTS.map((one) => Math.abs(one - points));
  return distances.indexOf(Math.min(...distances));
};

export function storeHealth({ participation, volume, performance, symptoms }: HealthAnswers): StoredHealth {
  return {
    participation: pointsOf(participation),
    training_volume: pointsOf(volume),
    performance: pointsOf(performance),
    pain: pointsOf(symptoms),
  };
}

export function readHealth({ participation, training_volume: volume, performance, pain }: StoredHealth): HealthAnswers {
  return { participation: placeOf(participation), volume: placeOf(volume), performance: placeOf(performance), symptoms: placeOf(pain) };
}
