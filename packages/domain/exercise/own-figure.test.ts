import { expect, test } from 'vitest';
import { figureOf } from '@anwurf/figure/pose/resolve-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { OWN_MOVEMENTS, OWN_SYMBOLS, readOwnFigure } from './own-figure.ts';

test('every selectable movement is an exercise of the catalogue with a moving figure', () => {
  const slugs = new Set(CATALOGUE.map(({ slug }) => slug));
  for (const slug of Object.keys(OWN_MOVEMENTS)) {
    expect(slugs).toContain(slug);
    expect(figureOf(FIGURE_LIBRARY, slug)?.keys.length ?? 0, slug).toBeGreaterThan(0);
  }
});

test('a choice is parsed as a figure or a symbol, an unknown one as none', () => {
  expect(readOwnFigure('klimmzug')).toEqual({ slug: 'klimmzug' });
  expect(Object.keys(OWN_SYMBOLS).map(readOwnFigure)).toEqual(
    ['strength', 'power', 'speed', 'endurance', 'mobility', 'prevention', 'recovery'].map((symbol) => ({ symbol })),
  );
  for (const unknown of [null, 'symbol-', 'symbol-toString', 'symbol-raise']) expect(readOwnFigure(unknown)).toBeNull();
});
