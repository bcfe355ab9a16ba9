import courses from './course/test-courses.json' with { type: 'json' };
import { FIGURE_LIBRARY } from './figure-library.ts';
import type { FigureLibrary } from './pose/resolve-figure.ts';
import fitness from './poses/fitness.json' with { type: 'json' };

/** The figures of the fitness tests by the id of the sub-test, drawn from the movements of the exercises. */
export const TEST_FIGURES: FigureLibrary = {
  ...FIGURE_LIBRARY,
  exercises: fitness as unknown as FigureLibrary['exercises'],
  muscles: { regions: {}, movements: {}, exercises: {} },
  details: { forms: {}, exercises: {} },
  courses: courses as unknown as FigureLibrary['courses'],
};
