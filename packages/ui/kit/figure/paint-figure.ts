import type { DrawnBox, FigureDrawing, ShapeRole } from './figure-drawing.ts';
import { isBlownUp, type ViewBox, viewBoxOf } from './view-box.ts';

/** Colours of a figure on a picture, which knows no style sheet. */
export interface FigurePalette {
  /** Ground colour: limbs that cross keep a distance of this colour. */
  readonly ground: string;
  readonly skin: string;
  readonly skinFar: string;
  readonly top: string;
  readonly topFar: string;
  readonly shorts: string;
  readonly shortsFar: string;
  readonly hair: string;
  /** Boxes, mats, walls, and their edges. */
  readonly pad: string;
  readonly edge: string;
  readonly weight: string;
  readonly band: string;
  readonly ball: string;
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
}

/** As the style sheet of figures has it (`figure.module.css`); null: not on a still picture. */
function paintOf(role: ShapeRole, color: FigurePalette): Paint | null {
  const line = (stroke: string, width: number, dash: readonly number[] = []): Paint => ({ stroke, width, dash });
  const pad: Paint = { fill: color.pad, stroke: color.edge, width: 8 };
  const paints: Readonly<Record<ShapeRole, Paint | null>> = {
    skin: { fill: color.skin },
    skinFar: { fill: color.skinFar },
    top: { fill: color.top },
    topFar: { fill: color.topFar },
    shorts: { fill: color.shorts },
    shortsFar: { fill: color.shortsFar },
    shoe: { fill: color.shorts },
    shoeFar: { fill: color.shortsFar },
    hair: { fill: color.hair },
    muscle: null,
    sole: line(color.ground, 8),
    ball: { fill: color.ball },
    seam: line(color.ground, 8),
    strap: line(color.ground, 8),
    weight: { fill: color.weight },
    handle: line(color.weight, 19),
    pad,
    padTop: { ...pad, width: 5 },
    mat: pad,
    rod: line(color.edge, 20),
    bar: line(color.weight, 22),
    cord: line(color.weight, 10),
    band: line(color.band, 18),
    post: { ...line(color.pad, 40), cap: 'butt' },
    goal: { ...line(color.edge, 40, [90, 90]), cap: 'butt' },
    floor: null,
    way: null,
    done: null,
    tip: null,
    course: line(color.top, 13, [26, 30]),
    courseTip: line(color.top, 13),
    measure: null,
  };
  return paints[role];
}

/** Where a figure is painted, in px of the picture; it stands in the middle of the lower edge. */
export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The left edge instead of the middle. */
  readonly isLeft?: boolean;
}

/** Gap around what keeps a distance, in thousandths of a body's height as path data; and where its part is blown up. */
const gap = { whole: 15, close: 8 } as const;
/** Of a close-up, in px of the picture. */
const corner = 24;

const sizeOf = ([left, top, right, bottom]: DrawnBox): ViewBox => [left, top, right - left, bottom - top];

/** Paints a moment of a figure, or the part of it that moves, as large as its place allows. */
export function paintFigure(
  ctx: CanvasRenderingContext2D,
  { drawing, seconds, place, palette }: { drawing: FigureDrawing; seconds: number; place: FigurePlace; palette: FigurePalette },
): void {
  const close = drawing.closeUp();
  // A line out of a close-up ends at the edge of its place.
  const [x, y, width, height] = close === null ? sizeOf(drawing.boxAt(seconds)) : viewBoxOf(close, place.width / place.height, 0);
  const scale = Math.min(place.width / width, place.height / height) / 10;
  const free = place.isLeft === true ? 0 : (place.width - width * scale * 10) / 2;
  ctx.save();
  if (close !== null) {
    ctx.beginPath();
    ctx.roundRect(place.x, place.y, place.width, place.height, corner);
    ctx.clip();
  }
  ctx.translate(place.x + free - x * scale * 10, place.y + place.height - (y + height) * scale * 10);
  ctx.scale(scale, scale);
  ctx.lineJoin = 'round';
  for (const shape of drawing.shapesAt(seconds)) {
    const paint = paintOf(shape.role, palette);
    if (paint === null) continue;
    const path = new Path2D(shape.data);
    ctx.lineCap = paint.cap ?? 'round';
    ctx.setLineDash([]);
    if (shape.gap) {
      ctx.strokeStyle = palette.ground;
      ctx.lineWidth = (isBlownUp(drawing) ? gap.close : gap.whole) + (paint.width ?? 0);
      ctx.stroke(path);
    }
    if (paint.fill !== undefined) {
      ctx.fillStyle = paint.fill;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
      ctx.fill(path);
    }
    if (paint.stroke !== undefined) {
      ctx.strokeStyle = paint.stroke;
      ctx.lineWidth = paint.width ?? 1;
      ctx.setLineDash([...(paint.dash ?? [])]);
      ctx.stroke(path);
    }
  }
  ctx.restore();
}
