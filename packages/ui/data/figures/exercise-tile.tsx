import type { ReactNode } from 'react';
import { FigureTile } from '../../kit/figure/figure-tile.tsx';
import { useFigure } from './use-figure.ts';

export interface ExerciseTileProps {
  /** Undefined: not known yet; null: not of the catalogue. */
  slug: string | null | undefined;
  /** Where there is no figure. */
  instead?: ReactNode;
}

/** An exercise's figure at the start of its row. */
export function ExerciseTile({ slug, instead = null }: ExerciseTileProps) {
  const drawing = useFigure(slug);
  return drawing ? <FigureTile drawing={drawing} /> : instead;
}
