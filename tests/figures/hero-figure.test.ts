import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { expect, test } from 'vitest';
import { figureShape, HERO_FIGURE } from '../../packages/ui/features/landing/hero/hero-view.ts';
import { bestStill } from '../../packages/ui/kit/figure/figure-drawing.ts';
import { floorLine, frameOf, viewBoxText } from '../../packages/ui/kit/figure/view-box.ts';

const landing = join(import.meta.dirname, '../../packages/ui/features/landing');
const file = join(landing, 'pictures/hero-figure.svg');

/** Colours of the stage, as its style sheet has them: a picture knows none. */
function colours(): Record<string, string> {
  const css = readFileSync(join(landing, 'hero/hero-stage.module.css'), 'utf8');
  return Object.fromEntries([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The moment with which the moving figure begins, as a picture of its own. */
function stillPicture(): string {
  const drawing = exerciseFigure(FIGURE_LIBRARY, HERO_FIGURE);
  if (drawing === null) throw new Error(`no figure ${HERO_FIGURE}`);
  const known = colours();
  const of = (name: string) => known[name] ?? 'none';
  const fills: Readonly<Record<string, string>> = {
    skin: of('figure-skin'),
    skinFar: of('figure-skin-far'),
    top: of('figure-top'),
    topFar: of('figure-top-far'),
    shorts: of('figure-shorts'),
    shoe: of('figure-shorts'),
    shortsFar: of('figure-shorts-far'),
    shoeFar: of('figure-shorts-far'),
    hair: of('figure-hair'),
    ball: of('ball'),
    weight: of('figure-weight'),
  };
  const lines: Readonly<Record<string, string>> = {
    sole: `stroke="${of('gap')}" stroke-width="8"`,
    strap: `stroke="${of('gap')}" stroke-width="8"`,
    handle: `stroke="${of('figure-weight')}" stroke-width="19"`,
    seam: `stroke="${of('on-ball')}" stroke-width="8" opacity="0.55"`,
    way: `stroke="${of('court')}" stroke-width="13" stroke-dasharray="26 30"`,
    done: `stroke="${of('court')}" stroke-width="13"`,
    tip: `stroke="${of('court')}" stroke-width="13"`,
  };
  const view = frameOf(drawing, figureShape.aspect, figureShape.least);
  const paths = drawing.shapesAt(bestStill(drawing)).map(({ role, data, gap }) => {
    const line = lines[role];
    if (line !== undefined) return `<path d="${data}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${line}/>`;
    const fill = fills[role];
    if (fill === undefined) throw new Error(`the picture has no colour for ${role}`);
    const edge = gap ? ` stroke="${of('gap')}" stroke-width="15" stroke-linejoin="round" paint-order="stroke"` : '';
    return `<path d="${data}" fill="${fill}"${edge}/>`;
  });
  const floor = `<path d="${floorLine(view)}" fill="none" stroke="${of('figure-floor')}" stroke-width="12"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxText(view)}">${drawing.hasFloor ? floor : ''}${paths.join('')}</svg>\n`;
}

test('the still picture of the landing page is the moment with which its moving figure begins', () => {
  if (process.env['UPDATE_HERO'] !== undefined) writeFileSync(file, stillPicture());
  expect(readFileSync(file, 'utf8')).toBe(stillPicture());
});
