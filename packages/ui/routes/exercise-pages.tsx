import { useNavigate, useSearch } from '@tanstack/react-router';
import { toPlace, toSearch } from '../features/exercises/library/library-place.ts';
import { LibraryScreen, type LibraryTab } from '../features/exercises/library/library-screen.tsx';

const paths = { all: '/exercises', own: '/custom-exercises' } as const;

function Library({ tab, search }: { tab: LibraryTab; search: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  return (
    <LibraryScreen
      tab={tab}
      place={toPlace(search)}
      onGo={(to, place, replace) => void navigate({ to: paths[to], search: toSearch(place), replace, resetScroll: !replace })}
    />
  );
}

export function ExercisesPage() {
  return <Library tab="all" search={{ ...useSearch({ from: '/private/exercises' }) }} />;
}

export function OwnExercisesPage() {
  return <Library tab="own" search={{ ...useSearch({ from: '/private/custom-exercises' }) }} />;
}

// In one part with the library: what both need would else be parts of its own, whose names the public pages carry.
export { GeneratorPage } from './generator-page.tsx';
export { PlanEditPage } from './plan-edit-page.tsx';
