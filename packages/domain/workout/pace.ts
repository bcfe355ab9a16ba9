import { formatGermanDecimal } from '../number/german-decimal.ts';
import { roundTo } from '../number/rounding.ts';
import type { Metric } from '../vocabulary/unit.ts';
import type { SetValues } from './logged-set.ts';

type Measured = Pick<SetValues, 'durationSeconds' | 'distanceMeters'>;

const SECONDS_OF_MINUTE = 60;
const METRES_OF_KILOMETRE = 1000;
/** Kilometres an hour of one metre a second. */
const KILOMETRES_PER_HOUR = 3.6;
/** Metres from which the time of a kilometre is shown, as runners do: a shorter way is a sprint or a sled. Convention, without a source. */
const RUN_FROM = 400;

/** Metres a second; null: one of both is not measured, or 0. */
function speedOf({ durationSeconds, distanceMeters }: Measured): number | null {
  if (durationSeconds === null || distanceMeters === null || durationSeconds === 0 || distanceMeters === 0) return null;
  return distanceMeters / durationSeconds;
}

/** Kilometres an hour over the whole set, in which sets over the same distance are compared; null: time or distance is not measured. */
export function kilometresPerHour(set: Measured): number | null {
  const speed = speedOf(set);
  return speed === null ? null : speed * KILOMETRES_PER_HOUR;
}

/** '12,4 s', from one minute on '1:25 min', '1:02:05 h'. */
export function clockText(seconds: number): string {
  if (seconds < SECONDS_OF_MINUTE) return `${formatGermanDecimal(seconds)} s`;
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / SECONDS_OF_MINUTE / SECONDS_OF_MINUTE), Math.floor(whole / SECONDS_OF_MINUTE) % SECONDS_OF_MINUTE];
  const [hours = 0, minutes = 0] = parts;
  const rest = String(whole % SECONDS_OF_MINUTE).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest} min` : `${hours}:${String(minutes).padStart(2, '0')}:${rest} h`;
}

/** Pace of a run, '5:40 min/km', or speed over a short way, '3,3 m/s'; null: time or distance is not measured. */
export function paceText(set: Measured): string | null {
  const speed = speedOf(set);
  if (speed === null) return null;
  if ((set.distanceMeters ?? 0) < RUN_FROM) return `${formatGermanDecimal(roundTo(speed, 1))} m/s`;
  const seconds = Math.round(METRES_OF_KILOMETRE / speed);
  return `${Math.floor(seconds / SECONDS_OF_MINUTE)}:${String(seconds % SECONDS_OF_MINUTE).padStart(2, '0')} min/km`;
}

/** The one of both that is measured beside a metric; null: it has none beside it. */
export function besideMetric(metric: Metric): 'durationSeconds' | 'distanceMeters' | null {
  if (metric === 'metres') return 'durationSeconds';
  return metric === 'seconds' ? 'distanceMeters' : null;
}
