import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFigure } from '../../data/figures/use-figure.ts';
import { PlainIconButton } from '../../kit/action/plain-icon-button.tsx';
import { MovingFigure } from '../../kit/figure/moving-figure.tsx';
import { useTiring } from '../../kit/figure/use-tiring.ts';
import { frameOf } from '../../kit/figure/view-box.ts';
import { useReducedMotion } from '../../kit/use-media.ts';
import { figureShape } from './hero/hero-view.ts';

/**
 * An exercise in motion that can be stopped; it fills its place, which is 1.6 times as wide as high.
 * @param props.waiting shown until it is there
 */
export function FigureLoop({ slug, waiting = null }: { slug: string; waiting?: ReactNode }) {
  const drawing = useFigure(slug, null);
  const isStill = useReducedMotion();
  const { isPlaying, play, pause } = useTiring();
  if (!drawing) return waiting;
  return (
    <>
      <MovingFigure drawing={drawing} viewBox={frameOf(drawing, figureShape.aspect, figureShape.least)} isPlaying={isPlaying && !isStill} />
      {!isStill && (
        <PlainIconButton aria-label={isPlaying ? 'Bewegung anhalten' : 'Bewegung abspielen'} onClick={isPlaying ? pause : play}>
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </PlainIconButton>
      )}
    </>
  );
}
