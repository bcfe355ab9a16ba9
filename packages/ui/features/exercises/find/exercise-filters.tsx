import { EMPTY_FILTER, type ExerciseFilter, type FilterKind, isFiltering } from '@anwurf/domain/exercise/exercise-filter';
import { equipmentLabel, parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import { parseGoal } from '@anwurf/domain/vocabulary/parse-goal';
import { parsePhase, PHASE_LABELS } from '@anwurf/domain/vocabulary/phase';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { FilterChip } from '../../../kit/action/filter-chip.tsx';
import styles from './exercise-filters.module.css';

const labels: Readonly<Record<FilterKind, string>> = {
  equipment: 'Equipment',
  positions: 'Spielerpositionen',
  goals: 'Trainingsziel',
  phases: 'Trainingsteil',
};

function wordOf(kind: FilterKind, value: string): string {
  const equipment = kind === 'equipment' ? parseEquipment(value) : undefined;
  const goal = kind === 'goals' ? parseGoal(value) : undefined;
  const phase = kind === 'phases' ? parsePhase(value) : undefined;
  return (equipment && equipmentLabel(equipment)) ?? (goal && GOAL_LABELS[goal]) ?? (phase && PHASE_LABELS[phase]) ?? value;
}

export interface ExerciseFiltersProps {
  kinds: readonly FilterKind[];
  /** Options to choose from. */
  values: ExerciseFilter;
  filter: ExerciseFilter;
  onChange: (filter: ExerciseFilter) => void;
  /** Other filters, shown before them. */
  children?: ReactNode;
}

/** The filters of a list of exercises, each behind its chip. */
export function ExerciseFilters({ kinds, values, filter, onChange, children }: ExerciseFiltersProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Filter">
      {children}
      {kinds.map((kind) => (
        <FilterChip
          key={kind}
          label={labels[kind]}
          options={values[kind].map((value) => ({ value, label: wordOf(kind, value) }))}
          value={filter[kind]}
          onChange={(chosen) => onChange({ ...filter, [kind]: chosen })}
        />
      ))}
    </div>
  );
}

/** Takes all filters back; nothing while none is set. */
export function ResetFilters({ filter, onChange }: Pick<ExerciseFiltersProps, 'filter' | 'onChange'>) {
  if (!isFiltering(filter)) return null;
  return (
    <Button variant="quiet" onPress={() => onChange(EMPTY_FILTER)}>
      Filter zurücksetzen
    </Button>
  );
}
