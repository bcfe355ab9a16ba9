import type { DrawableFigure } from '@anwurf/figure/draw/prepare-figure';
import { floorLine, isBlownUp, viewBoxOf, viewBoxText } from '../../packages/ui/kit/figure/view-box.ts';

/** A still figure as the kit draws it, for pages without React. */
export function figureMarkup(figure: DrawableFigure, seconds: number, box = figure.box(), least = 96, aspect = 1): string {
  const close = figure.closeUp();
  const viewBox = close === null ? viewBoxOf(box, aspect, least) : viewBoxOf(close, aspect, 0);
  const floor = figure.hasFloor ? `<path class="floor" d="${floorLine(viewBox)}"/>` : '';
  const paths = figure.shapesAt(seconds).map(({ role, data, gap }) => `<path class="${role}${gap ? ' gap' : ''}" d="${data}"/>`);
  return `<svg class="figure${isBlownUp(figure) ? ' close' : ''}" viewBox="${viewBoxText(viewBox)}">${floor}${paths.join('')}</svg>`;
}
