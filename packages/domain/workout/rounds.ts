import { groupAt, type GroupedRow } from './exercise-group.ts';
import { exerciseAfter, type WorkoutFlow } from './workout-flow.ts';

/** An exercise of a running workout: how many sets it has, and how many of them are whole. */
export interface Station extends GroupedRow {
  readonly count: number;
  readonly done: number;
}

/** The round that a group is in. */
export interface Round {
  /** From 1; the last one when all is done. */
  readonly number: number;
  readonly count: number;
}

const isOpen = ({ done, count }: Station) => done < count;

/** The open exercise of the group that has the fewest sets, the first of them; `except` is passed over. */
function nextOfGroup(stations: readonly Station[], index: number, except: number | null): number | null {
  const group = groupAt(stations, index);
  if (group === null) return null;
  let next: number | null = null;
  for (let place = group.first; place < group.end; place += 1) {
    const station = stations[place];
    if (station === undefined || place === except || !isOpen(station)) continue;
    if (next === null || station.done < (stations[next]?.done ?? 0)) next = place;
  }
  return next;
}

/** The round that the group of an exercise is in; null: the exercise is on its own. */
export function roundAt(stations: readonly Station[], index: number): Round | null {
  const group = groupAt(stations, index);
  if (group === null) return null;
  const members = stations.slice(group.first, group.end);
  const count = Math.max(1, ...members.map((member) => member.count));
  const open = members.filter(isOpen).map(({ done }) => done);
  return { number: open.length === 0 ? count : Math.min(count, Math.min(...open) + 1), count };
}

/**
 * Place of the exercise that stands ready when the one at `index` is left: another one of its group with open sets, the one that is
 * behind the others first, else the next of the workout; null: the end does.
 */
export function stationAfter(flow: WorkoutFlow, stations: readonly Station[], index: number): number | null {
  const next = nextOfGroup(stations, index, index) ?? exerciseAfter(flow, stations.map(isOpen), index);
  // A group that was begun goes on with the exercise that is behind the others.
  return next === null ? null : (nextOfGroup(stations, next, null) ?? next);
}

/** Next step after a whole set of a group. */
export interface RoundStep {
  /** Seconds of rest that begin; 0: none. */
  readonly rest: number;
  /** Place of the exercise whose set comes next, which may be the same one; null: the end stands ready. */
  readonly to: number | null;
}

/**
 * Where a set of a group leads that has just become whole: to the other exercises of the round, then to the rest and the next round,
 * after the last one on in the workout. Null: the exercise is on its own.
 * @param before the exercises as they were before the set
 */
export function afterSetOfGroup(flow: WorkoutFlow, before: readonly Station[], index: number): RoundStep | null {
  const group = groupAt(before, index);
  const station = before[index];
  if (group === null || station === undefined) return null;
  const after = before.with(index, { ...station, done: station.done + 1 });
  const to = nextOfGroup(after, index, null);
  if (to === null) {
    const next = stationAfter(flow, after, index);
    return { rest: next === null ? 0 : group.rest, to: next };
  }
  const isRoundOver = (roundAt(after, index)?.number ?? 1) > (roundAt(before, index)?.number ?? 1);
  return { rest: isRoundOver ? group.rest : 0, to };
}

/**
 * Place of the other exercise that the next whole set leads to; null: the same one goes on, or the end stands ready.
 * @param before the exercises as they are before the set
 */
export function stationAfterSet(flow: WorkoutFlow, before: readonly Station[], index: number): number | null {
  const station = before[index];
  if (station === undefined) return null;
  const step = afterSetOfGroup(flow, before, index);
  if (step !== null) return step.to === index ? null : step.to;
  return station.done + 1 < station.count ? null : stationAfter(flow, before, index);
}

/**
 * Place that a resumed workout goes on with. Set and place are stored one after the other: where the latest set is of the exercise
 * that is stored as the place, its group has moved on since.
 * @param latest place of the exercise of the latest whole set; null: none, or it is half done
 */
export function resumedStation(flow: WorkoutFlow, stations: readonly Station[], index: number, latest: number | null): number {
  if (groupAt(stations, index) === null || latest !== index) return index;
  return nextOfGroup(stations, index, null) ?? stationAfter(flow, stations, index) ?? index;
}
