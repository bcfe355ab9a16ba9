import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { WEEK_ELEMENTS, type WeekElement } from '../exercise/week-element.ts';
import { isOrdinary, type SessionFocus, type SessionFrame } from './week-frame.ts';

/** Suitability of a focus for an element, 0 to 1; unlisted ones are ½. */
const FITNESS: Readonly<Record<SessionFocus, Readonly<Partial<Record<WeekElement, number>>>>> = {
  balanced: {},
  strength: {
    kneeDominant: 1,
    hinge: 1,
    horizontalPush: 1,
    verticalPush: 1,
    horizontalPull: 1,
    verticalPull: 1,
    eccentricHamstring: 1,
    adductor: 0.8,
    sprint: 0.3,
    landing: 0.4,
  },
  speed: { sprint: 1, landing: 1, trunk: 0.9, cuff: 0.9, calfAnkle: 0.8, eccentricHamstring: 0.1 },
  primer: {},
  recovery: {},
};

/** Elements that a gentle session can take over from others. */
const GENTLE: readonly WeekElement[] = ['trunk', 'cuff', 'calfAnkle'];

/** The day before a match gets nothing new and the day after only gentle work, as long as another session can cover the element. */
function isWillingly({ focus }: SessionFrame, element: WeekElement): boolean {
  return focus !== 'primer' && (focus !== 'recovery' || GENTLE.includes(element));
}

const USUAL_FITNESS = 0.5;
const PREFERRED_FITNESS = 0.6;
/** Cost of a session that is already full. */
const CROWDING = 1.5;

/** Approximate seconds of an exercise in a session of this length; only for distributing elements, the dose decides. */
function roughSeconds(minutes: number): number {
  if (minutes <= 30) return 140;
  return minutes <= 45 ? 210 : 280;
}

function capacityOf({ minutes, focus }: SessionFrame): number {
  return Math.max(1, Math.floor((minutes * 60 * (isOrdinary({ focus }) ? 0.65 : 0.3)) / roughSeconds(minutes)));
}

/** Number of exercises that cover each element of the week. */
function countElements(pool: readonly CatalogueExercise[]): ReadonlyMap<WeekElement, number> {
  const counts = new Map<WeekElement, number>();
  for (const { elements } of pool) for (const element of elements) counts.set(element, (counts.get(element) ?? 0) + 1);
  return counts;
}

/**
 * Distributes the week's required elements over its sessions: first those that few sessions can cover, each to the most suitable
 * session with room.
 * @param pools exercises that the player can do in each session
 * @param isPreferred exercises that make a session a better place for their elements
 * @returns for each session the elements it should cover; an element that no session can cover is missing
 */
export function shareOutElements(
  frames: readonly SessionFrame[],
  pools: readonly (readonly CatalogueExercise[])[],
  isPreferred: (exercise: CatalogueExercise) => boolean = () => false,
): WeekElement[][] {
  const counts = pools.map(countElements);
  const preferred = pools.map((pool) => countElements(pool.filter(isPreferred)));
  const fitness = (element: WeekElement, index: number) => {
    const frame = frames[index];
    if (frame === undefined || (counts[index]?.get(element) ?? 0) === 0) return 0;
    const bonus = (preferred[index]?.get(element) ?? 0) > 0 ? PREFERRED_FITNESS : 0;
    return (FITNESS[frame.focus][element] ?? USUAL_FITNESS) + bonus;
  };
  const due = frames.map((): WeekElement[] => []);
  const possible = (element: WeekElement) => frames.filter((_, index) => fitness(element, index) > 0).length;
  const choices = (element: WeekElement) => counts.reduce((sum, count) => sum + (count.get(element) ?? 0), 0);
  const rarestFirst = WEEK_ELEMENTS.map((element) => ({ element, frames: possible(element), choices: choices(element) })).toSorted(
    (a, b) => a.frames - b.frames || a.choices - b.choices,
  );
  for (const { element } of rarestFirst) {
    const able = frames.map((_, index) => index).filter((index) => fitness(element, index) > 0);
    const willing = able.filter((index) => frames[index] !== undefined && isWillingly(frames[index], element));
    const room = (index: number) => {
      const frame = frames[index];
      return frame === undefined ? -Infinity : fitness(element, index) - (CROWDING * (due[index]?.length ?? 0)) / capacityOf(frame);
    };
    const [best] = (willing.length > 0 ? willing : able).toSorted((a, b) => room(b) - room(a));
    if (best !== undefined) due[best]?.push(element);
  }
  return due;
}
