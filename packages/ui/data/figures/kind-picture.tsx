import type { ExerciseKind } from '@anwurf/domain/exercise/catalogue-exercise';
import { Activity, BicepsFlexed, ChevronsUp, Flame, type LucideIcon, Shield, Timer, Waves, Wind, Zap } from 'lucide-react';
import styles from './exercise-picture.module.css';

/** Symbol of a kind of exercise. */
export const iconOfKind: Readonly<Record<ExerciseKind, LucideIcon>> = {
  raise: Flame,
  mobility: Waves,
  activation: Activity,
  speed: Zap,
  power: ChevronsUp,
  strength: BicepsFlexed,
  prevention: Shield,
  endurance: Timer,
  recovery: Wind,
  stretch: Waves,
};

/** The symbol of a kind of exercise, as large as a figure. */
export function KindPicture({ kind }: { kind: ExerciseKind }) {
  const Icon = iconOfKind[kind];
  return (
    <span className={styles.picture}>
      <Icon size={28} strokeWidth={1.8} aria-hidden="true" />
    </span>
  );
}
