import { useEffect, useState } from 'react';
import type { FigureDrawing } from '../../kit/figure/figure-drawing.ts';
import { type Figures, loadFigures } from './load-figures.ts';

let known: Figures | null = null;

/** Loads the figures' renderer; null until it is there. Without a network it may not come: then words have to do. */
function useFigures(): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(known);
  useEffect(() => {
    if (figures !== null) return;
    let isCurrent = true;
    const ask = () =>
      void loadFigures().then(
        (loaded) => {
          known = loaded;
          if (isCurrent) setFigures(loaded);
        },
        () => undefined,
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', ask);
    };
  }, [figures]);
  return figures;
}

/** The figure of an exercise in its tempo: undefined until it is known, null where there is none. */
export function useFigure(slug: string | null | undefined, tempo: string | null = null): FigureDrawing | null | undefined {
  const figures = useFigures();
  if (slug === undefined || (slug !== null && figures === null)) return undefined;
  return slug === null || figures === null ? null : figures.ofExercise(slug, tempo);
}

/** The figure of a fitness test; null until it is known. */
export function useTestFigure(id: string): FigureDrawing | null {
  return useFigures()?.ofTest(id) ?? null;
}
