import { PLAN_CATEGORIES } from '@anwurf/domain/plan/plan-category';
import { Select } from '../../../kit/field/select.tsx';
import styles from './training-statistics.module.css';
import type { TrainingFilter } from './use-training-statistics.ts';

const all = '';
const categories = [{ value: all, label: 'Alle Kategorien' }, ...PLAN_CATEGORIES.map((category) => ({ value: category, label: category }))];

export interface TrainingFiltersProps {
  filter: TrainingFilter;
  exercises: readonly string[];
  onChange: (filter: TrainingFilter) => void;
}

/** Of which category and with which exercise. */
export function TrainingFilters({ filter, exercises, onChange }: TrainingFiltersProps) {
  const names = exercises.toSorted((one, other) => one.localeCompare(other, 'de'));
  return (
    <div className={styles.filters} role="group" aria-label="Filter">
      <Select
        label="Kategorie"
        small
        options={categories}
        value={filter.category ?? all}
        onChange={(value) => onChange({ ...filter, category: PLAN_CATEGORIES.find((category) => category === value) ?? null })}
      />
      <Select
        label="Übung"
        small
        options={[{ value: all, label: 'Alle Übungen' }, ...names.map((name) => ({ value: name, label: name }))]}
        value={filter.exercise ?? all}
        onChange={(value) => onChange({ ...filter, exercise: value === all ? null : value })}
      />
    </div>
  );
}
