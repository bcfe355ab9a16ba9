import type { CatalogueExercise, ExerciseKind } from '@anwurf/domain/catalogue/catalogue-exercise';
import { parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import {
  Activity,
  BicepsFlexed,
  ChevronsUp,
  Circle,
  Dumbbell,
  Flame,
  Infinity as Band,
  type LucideIcon,
  Shield,
  Timer,
  Waves,
  Weight,
  Wind,
  Zap,
} from 'lucide-react';
import { ExerciseTile } from './exercise-tile.tsx';
import styles from './exercise-picture.module.css';

const iconOfEquipment: Readonly<Record<string, LucideIcon>> = {
  Theraband: Band,
  Hanteln: Dumbbell,
  Kettlebell: Weight,
  Langhantel: Dumbbell,
  Medizinball: Circle,
  Handball: Circle,
  Ergometer: Timer,
};

const iconOfKind: Readonly<Record<ExerciseKind, LucideIcon>> = {
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

export interface ExercisePictureProps {
  /** Null: not of the catalogue. */
  slug: string | null;
  equipment: readonly string[];
  kind?: CatalogueExercise['kind'] | undefined;
}

/** The symbol of a kind of exercise, as large as a figure. */
export function KindPicture({ kind }: { kind: ExerciseKind }) {
  const Icon = iconOfKind[kind];
  return (
    <span className={styles.picture}>
      <Icon size={28} strokeWidth={1.8} aria-hidden="true" />
    </span>
  );
}

/** An exercise's figure; without one, what it is done with, or how. */
export function ExercisePicture({ slug, equipment, kind }: ExercisePictureProps) {
  const known = equipment.flatMap((text) => iconOfEquipment[parseEquipment(text) ?? ''] ?? []);
  const Icon = known[0] ?? (kind && iconOfKind[kind]) ?? BicepsFlexed;
  return (
    <ExerciseTile
      slug={slug}
      instead={
        <span className={styles.picture}>
          <Icon size={28} strokeWidth={1.8} aria-hidden="true" />
        </span>
      }
    />
  );
}
