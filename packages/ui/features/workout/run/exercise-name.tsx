import { readOwnFigure } from '@anwurf/domain/exercise/own-figure';
import type { ReactNode } from 'react';
import { KindPicture } from '../../../data/figures/kind-picture.tsx';
import { FigureButton, type FigureButtonProps } from '../../../kit/figure/figure-button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './exercise-head.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface ExerciseNameProps {
  name: string;
  drawing: FigureButtonProps['drawing'] | null | undefined;
  /** Figure of the exercise; a symbol has no drawing. */
  figure: string | null | undefined;
  /** Beside the name. */
  children: ReactNode;
  /** Shows the movement larger. */
  onWatch: () => void;
}

/** The name of an exercise that is trained, and its figure, or its symbol, where it has one. */
export function ExerciseName({ name, drawing, figure, children, onWatch }: ExerciseNameProps) {
  const chosen = readOwnFigure(figure ?? null);
  const symbol = chosen !== null && 'symbol' in chosen ? chosen.symbol : null;
  return (
    <div className={classNames(styles.name, (drawing || symbol) && styles.pictured)}>
      <h1>
        <DividedName>{name}</DividedName>
      </h1>
      <div className={styles.actions}>{children}</div>
      {drawing && <FigureButton key={name} drawing={drawing} label={`Bewegung ansehen: ${name}`} onPress={onWatch} />}
      {symbol && <KindPicture kind={symbol} />}
    </div>
  );
}
