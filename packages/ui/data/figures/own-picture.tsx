import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { readOwnFigure } from '@anwurf/domain/catalogue/own-figure';
import { ExercisePicture, KindPicture } from './exercise-picture.tsx';

/** What the player has chosen to stand for an own exercise; where that is nothing, what it is done with. */
export function OwnPicture({ figure, equipment }: Pick<OwnExercise, 'figure' | 'equipment'>) {
  const chosen = readOwnFigure(figure);
  if (chosen !== null && 'symbol' in chosen) return <KindPicture kind={chosen.symbol} />;
  return <ExercisePicture slug={chosen?.slug ?? null} equipment={equipment} />;
}
