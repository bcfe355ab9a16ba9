import { Maximize2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { useReducedMotion } from '../use-media.ts';
import { bestStill, type FigureDrawing } from './figure-drawing.ts';
import styles from './figure-button.module.css';
import { FigureStill } from './figure-still.tsx';
import { MovingFigure } from './moving-figure.tsx';
import { useTiring } from './use-tiring.ts';
import { frameOf } from './view-box.ts';

export interface FigureButtonProps {
  drawing: FigureDrawing;
  /** Sheet that it opens. */
  label: string;
  onPress: () => void;
}

/** Width to height, and the least height shown in percent of a body's. */
const shape = { aspect: 136 / 112, least: 96 } as const;

/** A moving figure of 136 × 112 px that opens more. */
export function FigureButton({ drawing, label, onPress }: FigureButtonProps) {
  const isStill = useReducedMotion();
  const { isPlaying } = useTiring();
  const viewBox = frameOf(drawing, shape.aspect, shape.least);
  return (
    <Button className={classNames(styles.button)} aria-label={label} aria-haspopup="dialog" onPress={onPress}>
      {isStill ? (
        <FigureStill drawing={drawing} seconds={bestStill(drawing)} viewBox={viewBox} />
      ) : (
        <MovingFigure drawing={drawing} viewBox={viewBox} isPlaying={isPlaying} />
      )}
      <Maximize2 size={16} aria-hidden="true" className={styles.more} />
    </Button>
  );
}
