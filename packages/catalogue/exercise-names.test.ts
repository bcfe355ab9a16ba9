import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

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

it('shares synonyms only among the variants of one exercise', () => {
  const mostVariants = 5;
  const all = CATALOGUE.flatMap(({ synonyms }) => synonyms.map(plain));
  const counts = new Map(all.map((synonym) => [synonym, all.filter((other) => other === synonym).length]));
  expect([...counts].filter(([, count]) => count > mostVariants).map(([synonym]) => synonym)).toEqual([]);
});
