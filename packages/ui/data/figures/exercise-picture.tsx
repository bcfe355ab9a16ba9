import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { BicepsFlexed, Circle, Dumbbell, Infinity as Band, type LucideIcon, Timer, Weight } from 'lucide-react';
import { ExerciseTile } from './exercise-tile.tsx';
import { iconOfKind } from './kind-picture.tsx';
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

export interface ExercisePictureProps {
  /** Of the catalogue, or what the player has chosen to stand for an own exercise; null: neither. */
  slug: string | null;
  equipment: readonly string[];
  kind?: CatalogueExercise['kind'] | undefined;
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
