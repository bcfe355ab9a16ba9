import type { FigureLibrary } from './pose/resolve-figure.ts';

/** Whether an exercise has a figure. */
export const isDrawn = ({ exercises, courses, details }: FigureLibrary, slug: string): boolean =>
  [exercises, courses, details.exercises].some((drawn) => Object.hasOwn(drawn, slug));
