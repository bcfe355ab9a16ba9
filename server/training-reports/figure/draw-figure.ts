import { figureSvg } from './figure-svg.ts';

/** Loads poses and engine with the first viewed report: most servers show none for a while. */
async function load() {
  const [{ exerciseFigure }, { isDrawn }, { FIGURE_LIBRARY }] = await Promise.all([
    import('@anwurf/figure/exercise-figure'),
    import('@anwurf/figure/is-drawn'),
    import('@anwurf/figure/figure-library'),
  ]);
  return { exerciseFigure, isDrawn, library: FIGURE_LIBRARY };
}
let loading: ReturnType<typeof load> | undefined;

/** Finds the exercises that have a figure. */
export async function readDrawn(): Promise<(slug: string) => boolean> {
  const { isDrawn, library } = await (loading ??= load());
  return (slug) => isDrawn(library, slug);
}

/** The figure of an exercise as an SVG file; null when it has none. */
export async function drawFigure(slug: string): Promise<string | null> {
  const { exerciseFigure, isDrawn, library } = await (loading ??= load());
  const figure = isDrawn(library, slug) ? exerciseFigure(library, slug) : null;
  return figure && figureSvg(figure);
}
