import { Pause, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { useReducedMotion } from '../use-media.ts';
import type { FigureDrawing } from './figure-drawing.ts';
import styles from './figure-field.module.css';
import { FigureKeys } from './figure-keys.tsx';
import { MovingFigure } from './moving-figure.tsx';
import { MuscleLegend, wordsOf } from './muscle-legend.tsx';
import { useTiring } from './use-tiring.ts';
import { frameOf } from './view-box.ts';

export interface FigureFieldProps {
  drawing: FigureDrawing;
  /** Describes the picture in words. */
  label: string;
  /** Below the picture, before its controls. */
  caption?: string | undefined;
}

/** Width to height, and the least height shown in percent of a body's. */
const shape = { aspect: 1.6, least: 110 } as const;
const slowly = 0.4;

/** A figure as large as the page allows, with a pause and a slower tempo. */
export function FigureField({ drawing, label, caption }: FigureFieldProps) {
  const isStill = useReducedMotion();
  const [isSlow, setSlow] = useState(false);
  const [isLit, setLit] = useState(false);
  const { isPlaying, play, pause } = useTiring();
  const muscles = drawing.muscles();
  const shown = useMemo(
    () => (isLit ? { ...drawing, shapesAt: (seconds: number) => drawing.shapesAt(seconds, true) } : drawing),
    [drawing, isLit],
  );
  return (
    <div className={styles.field}>
      <div
        className={classNames(styles.picture, isLit && styles.lit)}
        role="img"
        aria-label={isLit ? `${label.replace(/[^.!?]$/, '$&.')} Beteiligt: ${wordsOf(muscles)}.` : label}
      >
        {isStill ? (
          <FigureKeys drawing={shown} {...shape} />
        ) : (
          <MovingFigure
            drawing={shown}
            viewBox={frameOf(drawing, shape.aspect, shape.least)}
            isPlaying={isPlaying}
            speed={isSlow ? slowly : 1}
          />
        )}
      </div>
      <div className={styles.bar}>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
        {muscles.length > 0 && (
          <Button variant="quiet" aria-pressed={isLit} onPress={() => setLit(!isLit)}>
            Muskeln zeigen
          </Button>
        )}
        {!isStill && (
          <>
            <Button variant="quiet" aria-pressed={isSlow} onPress={() => setSlow(!isSlow)}>
              {isSlow ? 'normal' : 'langsam'}
            </Button>
            <IconButton aria-label={isPlaying ? 'Bewegung anhalten' : 'Bewegung abspielen'} onPress={isPlaying ? pause : play}>
              {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
          </>
        )}
      </div>
      {isLit && <MuscleLegend muscles={muscles} />}
    </div>
  );
}
