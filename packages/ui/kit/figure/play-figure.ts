import type { DrawnShape, FigureDrawing } from './figure-drawing.ts';
import { shapeClass } from './shape-class.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** Seconds for which a loop that begins anew fades out, and in. */
const fade = 0.25;

/** Shows shapes in a group. Paths are kept from frame to frame: their order seldom changes. */
function show(group: SVGGElement, shapes: readonly DrawnShape[]): void {
  while (group.childElementCount < shapes.length) group.append(document.createElementNS(svgNamespace, 'path'));
  while (group.childElementCount > shapes.length) group.lastElementChild?.remove();
  for (const [index, { role, data, gap }] of shapes.entries()) {
    const path = group.children[index];
    const name = shapeClass(role, gap);
    if (path?.getAttribute('class') !== name) path?.setAttribute('class', name);
    path?.setAttribute('d', data);
  }
}

function visibleAt({ restarts, seconds }: FigureDrawing, time: number): number {
  const now = time % seconds;
  return restarts ? Math.min(1, now / fade, (seconds - now) / fade) : 1;
}

/** Shows a moment of a figure. */
export function showMoment(group: SVGGElement, drawing: FigureDrawing, time: number): void {
  show(group, drawing.shapesAt(time));
  group.style.opacity = String(visibleAt(drawing, time));
}

export interface Playing {
  readonly drawing: FigureDrawing;
  /** Where the loop is, in seconds; kept for when it goes on. */
  readonly clock: { time: number };
  /** 1 is the tempo of the exercise. */
  readonly speed: number;
}

/** Frames further apart are a pause: a tab that was in the background. */
const longestFrame = 0.1;

/** Plays a loop in a group until it is stopped. */
export function playFigure(group: SVGGElement, { drawing, clock, speed }: Playing): () => void {
  let last: number | null = null;
  let request = 0;
  const frame = (now: number) => {
    const passed = last === null ? 0 : Math.min(longestFrame, (now - last) / 1000);
    last = now;
    clock.time += passed * speed;
    showMoment(group, drawing, clock.time);
    request = requestAnimationFrame(frame);
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
