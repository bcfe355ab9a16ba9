import { reportTitle, shareText } from '@anwurf/domain/workout/report-words';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { type RefObject, useEffect } from 'react';
import { pictureSize } from '../../../brand/picture.ts';
import { useExerciseSlugs } from '../../../data/figures/use-exercise-slugs.ts';
import { useFigure } from '../../../data/figures/use-figure.ts';
import styles from './share-dialog.module.css';
import { drawSharePicture, shownExercise } from './share-picture.ts';

export interface PicturePreviewProps {
  report: TrainingReport;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The picture, drawn where it is shown, so that what is sent is what was seen. */
export function PicturePreview({ report, canvas }: PicturePreviewProps) {
  const shown = shownExercise(report);
  const slugOf = useExerciseSlugs(shown === null ? [] : [shown]);
  const figure = useFigure(shown === null ? null : slugOf(shown)) ?? null;
  useEffect(() => {
    // Without a canvas there is no picture; the link is shared all the same.
    if (canvas.current !== null) drawSharePicture(canvas.current, report, figure).catch(() => undefined);
  }, [canvas, report, figure]);
  return (
    <canvas
      ref={canvas}
      {...pictureSize}
      role="img"
      aria-label={`Bild zum Teilen: ${reportTitle(report)}. ${shareText(report)}`}
      className={styles.picture}
    />
  );
}
