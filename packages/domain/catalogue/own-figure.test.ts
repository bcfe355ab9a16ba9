import { expect, test } from 'vitest';
import { figureOf } from '../figure/pose/resolve-figure.ts';
import { FIGURE_LIBRARY } from '../figure/figure-library.ts';
import { CATALOGUE } from './catalogue.ts';
import { OWN_MOVEMENTS, OWN_SYMBOLS, readOwnFigure } from './own-figure.ts';

test('every movement that can be chosen is an exercise of the catalogue with a body in motion', () => {
  const slugs = new Set(CATALOGUE.map(({ slug }) => slug));
  for (const slug of Object.keys(OWN_MOVEMENTS)) {
    expect(slugs).toContain(slug);
    expect(figureOf(FIGURE_LIBRARY, slug)?.keys.length ?? 0, slug).toBeGreaterThan(0);
  }
});

test('a choice is read as a figure or a symbol, and what is not known as nothing', () => {
  expect(readOwnFigure('klimmzug')).toEqual({ slug: 'klimmzug' });
  expect(Object.keys(OWN_SYMBOLS).map(readOwnFigure)).toEqual(
    ['strength', 'power', 'speed', 'endurance', 'mobility', 'prevention', 'recovery'].map((symbol) => ({ symbol })),
  );
  for (const unknown of [null, 'symbol-', 'symbol-toString', 'symbol-raise']) expect(readOwnFigure(unknown)).toBeNull();
});
