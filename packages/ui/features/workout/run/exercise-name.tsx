import type { ReactNode } from 'react';

import { FigureButton, type FigureButtonProps } from '../../../kit/figure/figure-button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './exercise-head.module.css';

export interface ExerciseNameProps {
  name: string;
  drawing: FigureButtonProps['drawing'] | null | undefined;
  /** Beside the name. */
  children: ReactNode;
  /** Shows the movement larger. */
  onWatch: () => void;
}

/** The name of an exercise that is trained, and its figure where it has one. */
export function ExerciseName({ name, drawing, children, onWatch }: ExerciseNameProps) {
  return (
    <div className={classNames(styles.name, drawing && styles.pictured)}>
      <h1>{name}</h1>
      <div className={styles.actions}>{children}</div>
      {drawing && <FigureButton key={name} drawing={drawing} label={`Bewegung ansehen: ${name}`} onPress={onWatch} />}
    </div>
  );
}
