import { readOwnFigure } from '@anwurf/domain/exercise/own-figure';
import type { ReactNode } from 'react';
import { FigureTile } from '../../kit/figure/figure-tile.tsx';
import { KindPicture } from './kind-picture.tsx';
import { useFigure } from './use-figure.ts';

export interface ExerciseTileProps {
  /** Of the catalogue, or what the player has chosen to stand for an own exercise. Undefined: not known yet; null: neither. */
  slug: string | null | undefined;
  /** Where there is no figure. */
  instead?: ReactNode;
}

/** An exercise's figure, or its symbol, at the start of its row. */
export function ExerciseTile({ slug, instead = null }: ExerciseTileProps) {
  const drawing = useFigure(slug);
  const chosen = readOwnFigure(slug ?? null);
  if (chosen !== null && 'symbol' in chosen) return <KindPicture kind={chosen.symbol} />;
  return drawing ? <FigureTile drawing={drawing} /> : instead;
}
