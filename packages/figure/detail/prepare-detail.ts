import { arrowTip } from '../draw/arrow-tip.ts';
import { circleHull } from '../draw/circle-hull.ts';
import { type Circle, polyline } from '../draw/path-data.ts';
import type { DrawableFigure } from '../draw/prepare-figure.ts';
import { type Shape, shape } from '../draw/stage.ts';
import { momentAt } from '../time/moment.ts';
import { loopSeconds, restarts, stillSeconds } from '../time/timing.ts';
import type { Detail, Details } from './detail-schema.ts';

type Key = Detail['keys'][0];

const wingLength = 6;
/** Prepares a close-up of a hand or a foot for drawing, much larger than the player. A change of form happens at once. */
export function prepareDetail({ forms }: Details, { keys, tempo = null, floor = false, box, show }: Detail): DrawableFigure {
  const timed = { keys, tempo };
  const ballsOf = ({ form, state }: Key): readonly Circle[] => forms[form]?.states[state] ?? [];

  const shapesAt = (time: number): readonly Shape[] => {
    const { from, to, level } = momentAt(timed, time);
    const [start = keys[0], next = keys[0]] = [keys[from], keys[to]];
    const end = start.form === next.form ? next : start;
    const ends = ballsOf(end);
    const balls = ballsOf(start).map(
      (ball, index): Circle =>
        ball.map((value, part) => value + ((ends[index]?.[part] ?? value) - value) * level) as [x: number, y: number, radius: number],
    );
    const of = (indexes: readonly number[]) => indexes.flatMap((index) => [balls[index] ?? []] as Circle[]);
    const parts = (forms[start.form]?.parts ?? []).map(({ is, around = [], through, gap }) =>
      shape(is, through === undefined ? around.map((indexes) => circleHull(of(indexes))).join('') : polyline(of(through)), gap),
    );
    const ways = (level > 0 ? end : start).arrows ?? [];
    const tips = ways.map((way) => {
      const [last = [0, 0], before = last] = way.toReversed();
      return shape('courseTip', polyline(way) + arrowTip(last, before, wingLength));
    });
    return [...parts, ...tips];
  };
  return {
    seconds: loopSeconds(timed),
    stills: stillSeconds(timed, show),
    labels: [],
    muscles: () => [],
    closeUp: () => box,
    hasFloor: floor,
    restarts: restarts(timed),
    shapesAt,
    boxAt: () => box,
    box: () => box,
  };
}
