import type { Course, Leg, Place } from './course-schema.ts';

/** Shown speeds, in metres per second. */
const speeds = { run: 6, sideways: 3, backwards: 3.5, walk: 2 } as const;
/** Seconds for a turn at the end of a leg. */
const turning = 0.15;

/** Part of the path from one corner to the next. Times in seconds from the start. */
interface Stretch {
  readonly from: Place;
  readonly to: Place;
  readonly by: NonNullable<Leg['by']>;
  readonly metres: number;
  readonly begins: number;
  readonly arrives: number;
}

/** Position of the player. */
export interface Runner {
  readonly at: Place;
  /** Degrees from ahead to the right. */
  readonly looks: number;
  /** Number of passed corners. */
  readonly passed: number;
}

/** The path of a course, in stretches. */
export function stretchesOf({ from, legs }: Course): readonly Stretch[] {
  const out: Stretch[] = [];
  for (const { to, by = 'run' } of legs) {
    const last = out.at(-1);
    const start = last?.to ?? from;
    const begins = (last?.arrives ?? 0) + turning;
    const metres = Math.hypot(to[0] - start[0], to[1] - start[1]);
    out.push({ from: start, to, by, metres, begins, arrives: begins + metres / speeds[by] });
  }
  return out;
}

/** Seconds of one loop, including a pause at its end. */
export const courseSeconds = (course: Course): number => (stretchesOf(course).at(-1)?.arrives ?? 0) + 4 * turning;

const ahead = ({ from, to }: Stretch): number => (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;

/** Position of the player after seconds; the loop repeats. */
export function runnerAt(course: Course, seconds: number): Runner {
  const stretches = stretchesOf(course);
  const time = seconds % courseSeconds(course);
  const begun = stretches.filter(({ begins }) => begins <= time);
  const now = begun.at(-1) ?? stretches[0];
  if (now === undefined) return { at: course.from, looks: 0, passed: 0 };
  const share = Math.min(1, Math.max(0, (time - now.begins) / (now.arrives - now.begins)));
  const along = (index: 0 | 1) => now.from[index] + (now.to[index] - now.from[index]) * share;
  const looks = now.by === 'run' || now.by === 'walk' ? ahead(now) : (course.front ?? 0);
  return { at: [along(0), along(1)], looks, passed: Math.max(0, begun.length - 1) };
}
