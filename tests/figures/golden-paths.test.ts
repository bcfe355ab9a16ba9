import { join } from 'node:path';
import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { expect, test } from 'vitest';

/** One of each family and prop, from the side, the front, behind and above. */
const golden = [
  'kettlebell-goblet-kniebeuge',
  'hantel-rumaenisches-kreuzheben',
  'seitlicher-ausfallschritt',
  'kettlebell-swing',
  'gesaessbruecke-dynamisch',
  'nordische-beinbeuge',
  'kopenhagen-stuetz',
  'wadenheben-exzentrisch',
  'beinpresse',
  'liegestuetz',
  'kurzhantel-bankdruecken',
  'hantel-rudern',
  'latzug-breit',
  'handtuch-rudern',
  'band-aussenrotation-90',
  'bauchlage-y-t-w',
  'unterarmstuetz-armzug',
  'seitstuetz-hueftheben',
  'kaefer',
  'kabelzug-rotation',
  'counter-movement-jump',
  'boxsprung',
  'skatersprung',
  'fliegender-sprint',
  'abwehr-shuffle-herausruecken',
  'medizinball-schlagwurf-leicht',
  'medizinballwurf-ueber-kopf',
  'torwart-hohe-ecke',
  'torwart-spagat-ausfall',
  'einbeinstand-ball-wand',
  'dehnung-hueftbeuger',
  'brustwirbel-seitlage',
  'burpee',
  'seilspringen-locker',
  'sprungwurf-absprung',
  'langhantel-kniebeuge',
  'klimmzug',
  'sprossenwand-knieheben',
  'ergometer-30-30',
  'rotationssprung',
];

test('forty figures are drawn as they were: a change of the engine shows here', async () => {
  const drawn = golden.map((slug) => {
    const figure = exerciseFigure(FIGURE_LIBRARY, slug);
    const shapes = figure?.shapesAt(figure.seconds * 0.4) ?? [];
    return [slug, ...shapes.map(({ role, data, gap }) => `  ${role}${gap ? ' gap' : ''} ${data}`)].join('\n');
  });
  expect(golden).toHaveLength(40);
  await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'golden-paths.txt'));
});
