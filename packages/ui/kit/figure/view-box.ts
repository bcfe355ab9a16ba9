import type { DrawnBox, FigureDrawing } from './figure-drawing.ts';

/** Left, top, width, height. */
export type ViewBox = readonly [number, number, number, number];

/** Kept free around a figure, in percent of a body's height. */
const edge = 4;

/**
 * Computes a picture's view: the box in its middle, in the proportion width / height.
 * @param least the height that is shown at least, so that a lying body is not blown up
 */
export function viewBoxOf([left, top, right, bottom]: DrawnBox, aspect: number, least: number): ViewBox {
  const height = Math.max(bottom - top + 2 * edge, (right - left + 2 * edge) / aspect, least);
  return [(left + right - height * aspect) / 2, (top + bottom - height) / 2, height * aspect, height];
}

/** Part of a whole turn that a picture shows: all of it, or the moving part as large as there is room. */
export function frameOf({ box, closeUp }: Pick<FigureDrawing, 'box' | 'closeUp'>, aspect: number, least: number): ViewBox {
  const close = closeUp();
  return close === null ? viewBoxOf(box(), aspect, least) : viewBoxOf(close, aspect, 0);
}

/** Whether a part of it is blown up: lines are not, then. */
export function isBlownUp({ box, closeUp }: Pick<FigureDrawing, 'box' | 'closeUp'>): boolean {
  const close = closeUp();
  return close !== null && close[3] - close[1] < box()[3] - box()[1];
}

/** Path data is in thousandths of a body's height, boxes are in percent. */
const thousandths = (percent: number) => Math.round(percent * 10);

export const viewBoxText = (box: ViewBox): string => box.map(thousandths).join(' ');

/** The floor line through a picture. */
export const floorLine = ([left, , width]: ViewBox): string => `M${thousandths(left)} 0h${thousandths(width)}`;
