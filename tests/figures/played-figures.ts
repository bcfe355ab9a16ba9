import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { showMoment } from '../../packages/ui/kit/figure/play-figure.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Shows figures in the page, frame after frame.
 * @returns milliseconds of script for each frame of all figures
 */
function play(slugs: readonly string[], frames: number): number[] {
  const figures = slugs.flatMap((slug) => {
    const drawing = exerciseFigure(FIGURE_LIBRARY, slug);
    if (drawing === null) return [];
    const group = document.createElementNS(svg, 'g');
    document.body.appendChild(document.createElementNS(svg, 'svg')).append(group);
    return [{ drawing, group }];
  });
  return Array.from({ length: frames }, (_, frame) => {
    const began = performance.now();
    for (const { drawing, group } of figures) showMoment(group, drawing, frame / 60);
    return performance.now() - began;
  });
}

Object.assign(window, { playFigures: play });
