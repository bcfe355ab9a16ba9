import type { JointName } from '../body/skeleton.ts';
import { solvePose } from '../body/solve-pose.ts';
import type { Figure } from '../pose/figure.ts';
import { poseAt } from '../time/pose-at.ts';
import { loopSeconds, startsAnew, stillSeconds } from '../time/timing.ts';
import { type Camera, cameraAt } from './camera.ts';
import { drawMoment, grips } from './draw-body.ts';
import type { Box, Shape } from './stage.ts';
import { boxAround, boxOf } from './box-around.ts';
import { wayPoints } from './way-points.ts';

/** A word in a picture: its middle, in percent of body height. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A figure that can be drawn at any time. Times in seconds, boxes in percent of body height. */
export interface DrawableFigure {
  /** Of one turn. */
  readonly seconds: number;
  /** Moments that tell the movement when it stands still, in their order. */
  readonly stills: readonly number[];
  /** Words beside what is drawn, which stay where they are. */
  readonly labels: readonly Label[];
  /** What it works, and whether that is seen from here. */
  readonly muscles: () => readonly { readonly name: string; readonly isSeen: boolean }[];
  readonly hasFloor: boolean;
  /** It begins anew instead of leading back: it fades out and in. */
  readonly startsAnew: boolean;
  /** What is seen, from far to near; with the muscles lit if wanted. */
  readonly shapesAt: (seconds: number, isLit?: boolean) => readonly Shape[];
  /** What a moment fills, without the ways. */
  readonly boxAt: (seconds: number) => Box;
  /** What is shown instead where there is room for one figure: the part that moves; null: all of it. */
  readonly closeUp: () => Box | null;
  /** What the whole turn fills. */
  readonly box: () => Box;
}

/** Moments at which the room of a turn is measured. */
const measured = 16;
/** Computes what does not change, when it is first asked for. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}

/** What the joints that matter fill in the moments that are shown, with the room around them. */
function closeBox(figure: Figure, { of, room }: NonNullable<Figure['close']>, camera: Camera, times: readonly number[]): Box {
  return boxAround(
    times.flatMap((time) => {
      const { joints } = solvePose(poseAt(figure, time));
      return of.map((name) => boxOf(camera(joints[name as JointName]), room));
    }),
  );
}

/** Makes a figure ready to be drawn. */
export function prepareFigure(figure: Figure): DrawableFigure {
  const camera = cameraAt(figure.view, figure.tilt);
  const fists = { R: grips(figure, 'R'), L: grips(figure, 'L') };
  const ways = once(() => figure.ways.map((way) => ({ way, points: wayPoints(figure, way) })));
  const bare = { camera, fists, ways: [], lit: [] };
  const seconds = loopSeconds(figure);
  const stills = stillSeconds(figure, figure.shown);
  return {
    seconds,
    stills,
    labels: [],
    muscles: once(() =>
      figure.muscles.map((muscle) => ({
        name: muscle.name,
        isSeen: stills.some((time) => drawMoment(figure, time, { ...bare, lit: [muscle] }).shapes.some(({ role }) => role === 'muscle')),
      })),
    ),
    hasFloor: figure.hasFloor,
    startsAnew: startsAnew(figure),
    shapesAt: (time, isLit = false) => drawMoment(figure, time, { ...bare, ways: ways(), lit: isLit ? figure.muscles : [] }).shapes,
    boxAt: (time) => drawMoment(figure, time, bare).box,
    closeUp: () => figure.close && closeBox(figure, figure.close, camera, stills),
    box: once(() => {
      const times = Array.from({ length: measured }, (_, step) => (seconds * step) / measured);
      return boxAround([...times, ...stills].map((time) => drawMoment(figure, time, { ...bare, ways: ways() }).box));
    }),
  };
}
