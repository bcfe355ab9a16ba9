/** Width of a value of five characters above a bar, with a gap, in px. */
const labelRoom = 38;

/** Where the value of a bar is written, and from where to where it may reach, in px. */
export interface LabelPlace {
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly from: number;
  readonly to: number;
}

/** A value stands above the middle of its bar, and within the drawing. */
export function labelPlace(middle: number, drawingWidth: number): LabelPlace {
  const half = labelRoom / 2;
  if (middle < half) return { x: 0, anchor: 'start', from: 0, to: labelRoom };
  if (middle > drawingWidth - half) return { x: drawingWidth, anchor: 'end', from: drawingWidth - labelRoom, to: drawingWidth };
  return { x: middle, anchor: 'middle', from: middle - half, to: middle + half };
}

/** Whether two values have no room beside each other. */
export const haveNoRoom = (one: LabelPlace, other: LabelPlace): boolean => one.from < other.to && other.from < one.to;
