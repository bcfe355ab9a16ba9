import { expect, it } from 'vitest';
import { ENGLISH_NAMES } from '@anwurf/domain/training-import/exercise-spelling';
import { MUSCLE_WORDS } from '@anwurf/domain/exercise/muscle-words';
import { CATALOGUE } from './catalogue.ts';

/** The machine has the name of the muscle. */
const CALLED_BY_ITS_MACHINE = ['beinbeuger: Beinbeuger'];

/** Normalizes as search does: case, hyphens, apostrophes and blanks do not count. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-zäöüß0-9]/g, '');
}

function slugsCalled(text: string): string[] {
  return CATALOGUE.filter(({ name, synonyms }) => [name, ...synonyms].some((known) => plain(known) === plain(text))).map(
    ({ slug }) => slug,
  );
}

it.each([
  ['Face Pull', 'kabelzug-face-pull'],
  ['Hip Thrust', 'hip-thrust-bank'],
  ['Pallof Press', 'band-pallof'],
  ['Dead Bug', 'kaefer'],
  ['Nordic Hamstring', 'nordische-beinbeuge'],
  ['Copenhagen', 'kopenhagen-stuetz'],
  ['Plank', 'unterarmstuetz'],
  ['Side Plank', 'seitstuetz'],
  ['CMJ', 'counter-movement-jump'],
  ['Strecksprung', 'counter-movement-jump'],
  ['Hocksprung', 'tuckjump'],
  ['Turkish Get-up', 'kettlebell-tuerkisches-aufstehen'],
  ['RDL', 'hantel-rumaenisches-kreuzheben'],
  ['Goblet Squat', 'kettlebell-goblet-kniebeuge'],
  ['Bulgarian Split Squat', 'bulgarische-kniebeuge'],
  ["Farmer's Walk", 'hantel-farmer-gang'],
  ['Bird Dog', 'bird-dog'],
  ['Clamshell', 'muschel'],
  ['Monster Walk', 'monsterwalk'],
  ['Bear Crawl', 'baerengang'],
  ['Hollow Hold', 'hohlkoerper-halten'],
  ['Drop Jump', 'niedersprung'],
  ['Pogo', 'pogo-spruenge'],
  ['Broad Jump', 'standweitsprung'],
  ['A-Skip', 'lauf-abc-skipping'],
  ['Mountain Climbers', 'bergsteiger-schnell'],
  ['Sleeper Stretch', 'schulterdehnung-seitlage'],
  ['Renegade Row', 'hantel-rudern-im-stuetz'],
])('finds %s', (text, slug) => {
  expect(slugsCalled(text)).toContain(slug);
});

it.each(['Face Pull', 'CMJ', 'Dead Bug', 'Plank', 'Clamshell', 'Hocksprung', 'Strecksprung'])(
  'finds exactly one exercise for %s',
  (text) => {
    expect(slugsCalled(text)).toHaveLength(1);
  },
);

it('gives no exercise the name of another', () => {
  const slugByName = new Map(CATALOGUE.map(({ slug, name }) => [plain(name), slug]));
  const wrong = CATALOGUE.flatMap(({ slug, synonyms }) =>
    synonyms.filter((synonym) => (slugByName.get(plain(synonym)) ?? slug) !== slug).map((synonym) => `${slug}: ${synonym}`),
  );
  expect(wrong).toEqual([]);
});

it('has no duplicate names for one exercise', () => {
  const repeated = CATALOGUE.filter(({ name, synonyms }) => {
    const names = [name, ...synonyms].map((text) => text.toLowerCase());
    return new Set(names).size < names.length;
  });
  expect(repeated.map(({ slug }) => slug)).toEqual([]);
});

it('gives a synonym to one exercise only: a former name must lead to it', () => {
  const owners = new Map<string, Set<string>>();
  for (const { slug, synonyms } of CATALOGUE) {
    for (const synonym of synonyms) owners.set(plain(synonym), (owners.get(plain(synonym)) ?? new Set()).add(slug));
  }
  expect([...owners].filter(([, slugs]) => slugs.size > 1).map(([synonym, slugs]) => `${synonym}: ${[...slugs].join(', ')}`)).toEqual([]);
});

// Search knows the muscles of a movement; as a synonym such a word would be a name.
it('calls no exercise by a muscle, an ability or an ailment alone', () => {
  const ailments = ['Umknicken', 'Tennisellbogen', 'Kopftreffer'];
  const muscles = ['Trapezius', 'Serratus', 'Skapula', 'Peroneus', 'Soleus', 'Hüftbeuger', 'Nacken', 'Halsmuskulatur', 'Brustwirbelsäule'];
  const methods = [
    'HIIT',
    'VO2max',
    'Intervalltraining',
    'Regeneration',
    'Antirotation',
    'Zone 2',
    'Steady State',
    'Grundlagenausdauer',
    'Threshold',
    'Schwellentraining',
    'Tempointervall',
    'Sprintintervall',
    'Kontrasttraining',
    'Maximalfrequenz',
    'Active Recovery',
  ];
  const noNames = new Set([...Object.values(MUSCLE_WORDS).flat(), ...ailments, ...muscles, ...methods].map(plain));
  const wrong = CATALOGUE.flatMap(({ slug, synonyms }) =>
    synonyms.filter((synonym) => noNames.has(plain(synonym))).map((synonym) => `${slug}: ${synonym}`),
  );
  expect(wrong).toEqual(CALLED_BY_ITS_MACHINE);
});

it('has every exercise that an English name of another app means an exercise of the catalogue', () => {
  const names = new Set(CATALOGUE.map(({ name }) => name));
  expect(Object.keys(ENGLISH_NAMES).filter((name) => !names.has(name))).toEqual([]);
});
