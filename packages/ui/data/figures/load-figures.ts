import type { FigureDrawing } from '../../kit/figure/figure-drawing.ts';
import { loadPart } from '../../loading/load-part.ts';

/** Draws figures; null where none is drawn yet. */
export interface Figures {
  /** Of an exercise of the catalogue, by its slug. */
  readonly ofExercise: (slug: string, tempo: string | null) => FigureDrawing | null;
  /** Of a fitness test, by the id of the sub-test. */
  readonly ofTest: (id: string) => FigureDrawing | null;
}

let loading: Promise<Figures> | null = null;

async function load(): Promise<Figures> {
  const [{ exerciseFigure }, { FIGURE_LIBRARY }, { TEST_FIGURES }] = await Promise.all([
    import('@anwurf/figure/exercise-figure'),
    import('@anwurf/figure/figure-library'),
    import('@anwurf/figure/test-figures'),
  ]);
  const known = new Map<string, FigureDrawing | null>();
  const once = (key: string, draw: () => FigureDrawing | null) => {
    if (!known.has(key)) known.set(key, draw());
    return known.get(key) ?? null;
  };
  return {
    ofExercise: (slug, tempo) => once(`${slug} ${tempo}`, () => exerciseFigure(FIGURE_LIBRARY, slug, tempo)),
    ofTest: (id) => once(`test ${id}`, () => exerciseFigure(TEST_FIGURES, id)),
  };
}

/**
 * Fetches what draws figures, once; it works without the network from then on.
 * @throws when it does not arrive; it may be asked for again
 */
export function loadFigures(): Promise<Figures> {
  loading ??= loadPart(load).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
