/** Role of a shape; it decides the colour. `Far` is the side of a body that looks away. */
type Part = 'skin' | 'top' | 'shorts' | 'shoe';
export type ShapeRole =
  | Part
  | `${Part}Far`
  | 'hair'
  | 'muscle'
  | 'sole'
  | 'ball'
  | 'seam'
  | 'strap'
  | 'weight'
  | 'handle'
  | 'pad'
  | 'padTop'
  | 'mat'
  | 'rod'
  | 'bar'
  | 'cord'
  | 'band'
  | 'post'
  | 'goal'
  | 'floor'
  | 'way'
  | 'done'
  | 'tip'
  | 'course'
  | 'courseTip'
  | 'measure';

export interface DrawnShape {
  readonly role: ShapeRole;
  /** SVG path data, in thousandths of a body's height. */
  readonly data: string;
  /** Shapes behind keep a distance. */
  readonly gap: boolean;
}

/** Left, top, right, bottom, in percent of a body's height; the floor is at 0, up is negative. */
export type DrawnBox = readonly [number, number, number, number];

/** A figure that can be drawn at any time of its loop; times in seconds. */
export interface FigureDrawing {
  readonly seconds: number;
  /** Moments that show the movement when it stands still. */
  readonly stills: readonly number[];
  /** Words that stay where they are; their middle in percent of a body's height. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** Muscles at work, and whether they are on the visible side. */
  readonly muscles: () => readonly { readonly name: string; readonly isSeen: boolean }[];
  readonly hasFloor: boolean;
  /** The loop begins anew instead of leading back: it fades out and in. */
  readonly restarts: boolean;
  readonly shapesAt: (seconds: number, isLit?: boolean) => readonly DrawnShape[];
  readonly boxAt: (seconds: number) => DrawnBox;
  readonly box: () => DrawnBox;
  /** The part that moves, shown instead of the whole; null: the whole. */
  readonly closeUp: () => DrawnBox | null;
}

/** The moment that shows most: the end of the way out. */
export const bestStill = ({ stills }: FigureDrawing): number => stills[1] ?? stills[0] ?? 0;
