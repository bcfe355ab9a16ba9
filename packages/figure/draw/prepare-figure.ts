import type { JointName } from '../body/skeleton.ts';
import { solvePose } from '../body/solve-pose.ts';
import type { Figure } from '../pose/figure.ts';
import { poseAt } from '../time/pose-at.ts';
import { loopSeconds, restarts, stillSeconds } from '../time/timing.ts';
import { type Camera, cameraAt } from './camera.ts';
import { drawMoment, grips } from './draw-body.ts';
import type { Shape } from './stage.ts';
import { type Box, boxAround, boxOf } from './box-around.ts';
import { wayPoints } from './way-points.ts';

/** A label in a picture: its centre, in percent of body height. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A figure that can be drawn at any time. Times in seconds, boxes in percent of body height. */
export interface DrawableFigure {
  /** Seconds of one loop. */
  readonly seconds: number;
  /** Moments for still pictures, in order. */
  readonly stills: readonly number[];
  /** Static labels beside the drawing. */
  readonly labels: readonly Label[];
  /** Worked muscles, and whether each is visible from this side. */
  readonly muscles: () => readonly { readonly name: string; readonly isSeen: boolean }[];
  readonly hasFloor: boolean;
  /** The loop restarts instead of leading back: it fades out and in. */
  readonly restarts: boolean;
  /** Shapes from far to near; with highlighted muscles if wanted. */
  readonly shapesAt: (seconds: number, isLit?: boolean) => readonly Shape[];
  /** Box of a moment, without motion paths. */
  readonly boxAt: (seconds: number) => Box;
  /** Close-up for small pictures: the moving part; null: the whole figure. */
  readonly closeUp: () => Box | null;
  /** Box of the whole loop. */
  readonly box: () => Box;
}

/** Moments at which the box of a loop is measured. */
const measured = 16;
/** Memoizes a value computed on first use. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => (known ??= { value: compute() }).value;
}

/** Box of the decisive joints in the still moments, with a margin. */
function closeBox(figure: Figure, { of, room }: NonNullable<Figure['close']>, camera: Camera, times: readonly number[]): Box {
  return boxAround(
    times.flatMap((time) => {
      const { joints } = solvePose(poseAt(figure, time));
      return of.map((name) => boxOf(camera(joints[name as JointName]), room));
    }),
  );
}

/** Prepares a figure for drawing. */
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
    restarts: restarts(figure),
    shapesAt: (time, isLit = false) => drawMoment(figure, time, { ...bare, ways: ways(), lit: isLit ? figure.muscles : [] }).shapes,
    boxAt: (time) => drawMoment(figure, time, bare).box,
    closeUp: () => figure.close && closeBox(figure, figure.close, camera, stills),
    box: once(() => {
      const times = Array.from({ length: measured }, (_, step) => (seconds * step) / measured);
      return boxAround([...times, ...stills].map((time) => drawMoment(figure, time, { ...bare, ways: ways() }).box));
    }),
  };
}
