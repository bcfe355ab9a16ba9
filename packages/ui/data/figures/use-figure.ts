import { useEffect, useState } from 'react';
import type { FigureDrawing } from '../../kit/figure/figure-drawing.ts';
import { type DrawFigure, loadFigures } from './load-figures.ts';

let drawFigure: DrawFigure | null = null;

/** What draws figures; null until it is there. Without the network it may not come: then words have to do. */
function useDrawFigure(): DrawFigure | null {
  const [draw, setDraw] = useState<DrawFigure | null>(() => drawFigure);
  useEffect(() => {
    if (draw !== null) return;
    let isCurrent = true;
    const ask = () =>
      void loadFigures().then(
        (loaded) => {
          drawFigure = loaded;
          if (isCurrent) setDraw(() => loaded);
        },
        () => undefined,
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', ask);
    };
  }, [draw]);
  return draw;
}

/** The figure of an exercise in its tempo: undefined until it is known, null where there is none. */
export function useFigure(slug: string | null | undefined, tempo: string | null = null): FigureDrawing | null | undefined {
  const draw = useDrawFigure();
  if (slug === undefined || (slug !== null && draw === null)) return undefined;
  return slug === null || draw === null ? null : draw(slug, tempo);
}
