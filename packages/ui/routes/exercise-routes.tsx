import { createRoute } from '@tanstack/react-router';
import type { LibrarySearch } from '../features/exercises/library/library-place.ts';
import { lazyScreen } from '../loading/lazy-part.tsx';
import { privateRoute } from './private-route.tsx';

const pages = () => import('./exercise-pages.tsx');
/** The page reads it, whatever it is: it is loaded with the page alone. */
const validateSearch = (search: Record<string, unknown>) => search as LibrarySearch;

export const exercisesRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/exercises',
  staticData: { title: 'Übungen' },
  validateSearch,
  component: lazyScreen(pages, 'ExercisesPage'),
});

export const ownExercisesRoute = createRoute({
  getParentRoute: () => privateRoute,
  path: '/custom-exercises',
  staticData: { title: 'Eigene Übungen', tellsSignedOut: true },
  validateSearch,
  component: lazyScreen(pages, 'OwnExercisesPage'),
});
