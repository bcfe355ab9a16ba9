import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { figureMarkup } from './figure-markup.ts';

const kit = join(import.meta.dirname, '../../packages/ui/kit');
const styles = ['tokens.css', 'figure/figure.module.css'].map((file) => readFileSync(join(kit, file), 'utf8')).join('\n');

const layout = `
  body { margin: 0; padding: 12px; background: var(--floor); color: var(--ink); font: 11px/1.25 system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
  article { background: var(--surface); border-radius: 10px; padding: 8px; }
  .stills { display: flex; gap: 4px; align-items: end; }
  .stills > span { width: 150px; height: 150px; }
  .tile { width: 56px !important; height: 56px !important; border-radius: 4px; background: var(--court-tint); overflow: hidden; }
  h2 { margin: 4px 0 2px; font-size: 12px; } p { margin: 0; color: var(--ink-2); }`;

function stills(slug: string): string {
  const figure = exerciseFigure(FIGURE_LIBRARY, slug);
  if (figure === null) return '<p>Keine Figur</p>';
  const shown = figure.stills.slice(0, 3);
  const tile = shown[1] ?? shown[0] ?? 0;
  const pictures = shown.map((seconds) => `<span>${figureMarkup(figure, seconds)}</span>`);
  const small = figureMarkup(figure, tile, figure.boxAt(tile), 84);
  return `${pictures.join('')}<span class="tile onCourt quiet withoutWays">${small}</span>`;
}

/** A page with exercises, each with its key poses, its tile and what its instruction says. */
export function contactSheet(exercises: readonly CatalogueExercise[], theme: 'light' | 'dark'): string {
  const cards = exercises.map(
    ({ slug, name, instruction, equipment }) =>
      `<article><div class="stills">${stills(slug)}</div><h2>${name} <small>${slug}</small></h2><p>${equipment.join(', ')}: ${instruction}</p></article>`,
  );
  const head = `<meta charset="utf-8"><title>Figuren</title><style>${styles}${layout}</style>`;
  return `<!doctype html><html lang="de" data-theme="${theme}"><head>${head}</head><body><main>${cards.join('')}</main></body></html>`;
}
