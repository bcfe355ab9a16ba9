import type { DrawableFigure } from '@anwurf/figure/draw/prepare-figure';
import { figureStyle } from './figure-style.ts';

/** Margin around a figure, and the least height shown, both in percent of body height: a lying figure is not enlarged. */
const edge = 4;
const least = 84;

/** Path data is in thousandths of a body's height, boxes are in percent. */
const thousandths = (percent: number) => Math.round(percent * 10);

/** Ways and measures are unreadable at the size of a row. */
const leftOut = new Set(['way', 'done', 'tip', 'measure']);
const isShown = (role: string) => !leftOut.has(role);

/** A figure, or its moving part, at its clearest moment, as a square file that follows the colour scheme of the page around it. */
export function figureSvg(figure: DrawableFigure): string {
  const seconds = figure.stills[1] ?? figure.stills[0] ?? 0;
  const close = figure.closeUp();
  const [left, top, right, bottom] = close ?? figure.boxAt(seconds);
  const side = Math.max(bottom - top + 2 * edge, right - left + 2 * edge, close === null ? least : 0);
  const [x, y] = [thousandths((left + right - side) / 2), thousandths((top + bottom - side) / 2)];
  // Enlarging must not thicken the gaps.
  const [, highest, , lowest] = figure.box();
  const style = close !== null && bottom - top < lowest - highest ? `${figureStyle}.gap{stroke-width:8}` : figureStyle;
  const floor = figure.hasFloor ? `<path class="floor" d="M${x} 0h${thousandths(side)}"/>` : '';
  const paths = figure
    .shapesAt(seconds)
    .filter(({ role }) => isShown(role))
    .map(({ role, data, gap }) => `<path class="${role}${gap ? ' gap' : ''}" d="${data}"/>`);
  const viewBox = `${x} ${y} ${thousandths(side)} ${thousandths(side)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${floor}${paths.join('')}</svg>`;
}
