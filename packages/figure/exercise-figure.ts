import { prepareDetail } from './detail/prepare-detail.ts';
import { prepareCourse } from './course/prepare-course.ts';
import { type DrawableFigure, prepareFigure } from './draw/prepare-figure.ts';
import { type FigureLibrary, figureOf } from './pose/resolve-figure.ts';

const tempoPattern = /^(\d+|X)(-(\d+|X)){3}$/;

/** Gives a figure that follows a tempo the exercise's tempo. */
function inTempo<WithTempo extends { readonly tempo?: string | null | undefined }>(figure: WithTempo, tempo: string | null): WithTempo {
  return !figure.tempo || tempo === null || !tempoPattern.test(tempo) ? figure : { ...figure, tempo };
}

/**
 * The figure of an exercise, prepared for drawing; null: none drawn yet.
 * @param tempo 'down-hold-up-hold' in seconds, X meaning explosive; null or unreadable: the figure's own
 */
export function exerciseFigure(library: FigureLibrary, slug: string, tempo: string | null = null): DrawableFigure | null {
  const course = library.courses[slug];
  if (course !== undefined) return prepareCourse(course);
  const detail = library.details.exercises[slug];
  if (detail !== undefined) return prepareDetail(library.details, inTempo(detail, tempo));
  const figure = figureOf(library, slug);
  return figure && prepareFigure(inTempo(figure, tempo));
}
