import type { FigureDrawing } from '../../kit/figure/figure-drawing.ts';
import { loadPart } from '../../loading/load-part.ts';

/** Draws the figure of an exercise; null where none is drawn yet. */
export type DrawFigure = (slug: string, tempo: string | null) => FigureDrawing | null;

let loading: Promise<DrawFigure> | null = null;

async function load(): Promise<DrawFigure> {
  const [{ exerciseFigure }, { FIGURE_LIBRARY }] = await Promise.all([
    import('@anwurf/domain/figure/exercise-figure'),
    import('@anwurf/domain/figure/figure-library'),
  ]);
  const known = new Map<string, FigureDrawing | null>();
  return (slug, tempo) => {
    const key = `${slug} ${tempo}`;
    if (!known.has(key)) known.set(key, exerciseFigure(FIGURE_LIBRARY, slug, tempo));
    return known.get(key) ?? null;
  };
}

/**
 * Fetches what draws figures, once; it works without the network from then on.
 * @throws when it does not arrive; it may be asked for again
 */
export function loadFigures(): Promise<DrawFigure> {
  loading ??= loadPart(load).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
