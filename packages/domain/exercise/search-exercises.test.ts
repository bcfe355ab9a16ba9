import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { prepareSearch, type SearchableExercise } from './prepare-search.ts';
import { type SearchHit, searchExercises } from './search-exercises.ts';

const EXERCISES: readonly SearchableExercise[] = [
  { name: 'Kniebeuge mit Langhantel', synonyms: ['Back Squat'], equipment: ['Langhantel'], pattern: 'knee' },
  { name: 'Kniebeuge', synonyms: ['Air Squat'], pattern: 'knee' },
  { name: 'Tiefe Kniebeuge halten', pattern: 'knee' },
  { name: 'Überzug mit Hantel', synonyms: ['Pullover'], equipment: ['Hanteln'], pattern: 'pull' },
  { name: 'Klimmzug', synonyms: ['Pull-up'], equipment: ['Klimmzugstange'], pattern: 'pull' },
  { name: 'Drücken im Stand', synonyms: ['Overhead Press'], equipment: ['Langhantel'], pattern: 'push' },
  { name: 'Seilspringen', equipment: ['Rope'], pattern: 'jump' },
  { name: 'Straßenlauf', pattern: 'conditioning' },
];
const SEARCH = prepareSearch(EXERCISES);

function hitsOf(query: string): SearchHit<SearchableExercise>[] {
  return searchExercises(SEARCH, query);
}

function namesOf(query: string): string[] {
  return hitsOf(query).map(({ exercise }) => exercise.name);
}

/** The marked texts of a screen, each match in brackets. */
function marksOf(query: string): string[][] {
  return hitsOf(query).map(({ matches }) =>
    matches.map(({ field, text, start, end }) => `${field}: ${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`),
  );
}

describe('a query', () => {
  it('ranks the exact name before names that start with it before names that contain it', () => {
    expect(namesOf('kniebeuge')).toEqual(['Kniebeuge', 'Kniebeuge mit Langhantel', 'Tiefe Kniebeuge halten']);
  });

  it('finds by a synonym, with or without its hyphen or a blank', () => {
    for (const query of ['pull-up', 'pullup', 'Pull Up']) expect(namesOf(query), query).toEqual(['Klimmzug']);
  });

  it('ranks a synonym before equipment, and a name before both', () => {
    const search = prepareSearch([
      { name: 'Rudern', equipment: ['Kettlebell'] },
      { name: 'Schwingen', synonyms: ['Kettlebell Swing'] },
      { name: 'Kreuzheben mit Kettlebell' },
    ]);
    const names = searchExercises(search, 'kettlebell').map(({ exercise }) => exercise.name);
    expect(names).toEqual(['Kreuzheben mit Kettlebell', 'Schwingen', 'Rudern']);
  });

  it('finds by muscle and by another name of the equipment', () => {
    expect(namesOf('latissimus')).toEqual(['Klimmzug', 'Überzug mit Hantel']);
    expect(namesOf('quadrizeps')).toHaveLength(3);
    expect(namesOf('Barbell')).toEqual(['Drücken im Stand', 'Kniebeuge mit Langhantel']);
    expect(namesOf('springseil')).toEqual(['Seilspringen']);
  });

  it('finds the second half of a compound', () => {
    expect(namesOf('beuge')).toEqual(['Kniebeuge', 'Kniebeuge mit Langhantel', 'Tiefe Kniebeuge halten']);
  });

  it('ignores case, umlauts and accents', () => {
    for (const query of ['ÜBERZUG', 'ueberzug', 'u\u0308berzug', 'Üb']) expect(namesOf(query), query).toContain('Überzug mit Hantel');
    expect(namesOf('strassenlauf')).toEqual(['Straßenlauf']);
  });

  it('requires every word in any order, except filler words', () => {
    expect(namesOf('langhantel kniebeuge')).toEqual(['Kniebeuge mit Langhantel']);
    expect(namesOf('kniebeuge an der langhantel')).toEqual(['Kniebeuge mit Langhantel']);
    expect(namesOf('kniebeuge kettlebell')).toEqual([]);
  });

  it('without letters finds nothing', () => {
    for (const query of ['', '  ', '-', '?!']) expect(hitsOf(query), query).toEqual([]);
  });
});

describe('a typo', () => {
  it.each(['klimzug', 'klimmmzug', 'klinmzug', 'kilmmzug'])('in %s still finds the pull-up, as similar', (query) => {
    expect(hitsOf(query).map(({ exercise, isSimilar }) => [exercise.name, isSimilar])).toEqual([['Klimmzug', true]]);
  });

  it('is forgiven in an incomplete word', () => {
    expect(namesOf('knibeu')).toEqual(['Kniebeuge', 'Kniebeuge mit Langhantel', 'Tiefe Kniebeuge halten']);
  });

  it('is forgiven once and only in words of five letters or more', () => {
    expect(namesOf('kilmzug')).toEqual([]);
    expect(namesOf('pulk')).toEqual([]);
  });

  it('ranks after correct spellings', () => {
    const search = prepareSearch([{ name: 'Reißen' }, { name: 'Reisen im Sand' }]);
    expect(searchExercises(search, 'reisen').map(({ exercise, isSimilar }) => [exercise.name, isSimilar])).toEqual([
      ['Reisen im Sand', false],
      ['Reißen', true],
    ]);
  });
});

describe('a hit', () => {
  it('has the positions to mark', () => {
    expect(marksOf('squat back')).toEqual([['synonym: Back [Squat]', 'synonym: [Back] Squat']]);
    expect(marksOf('ueberz')).toEqual([['name: [Überz]ug mit Hantel']]);
    expect(marksOf('zug').at(0)).toEqual(['name: Klimm[zug]']);
    expect(marksOf('pullup')).toEqual([['synonym: [Pull-up]']]);
    expect(marksOf('springseil')).toEqual([['equipment: [Springseil]']]);
    expect(marksOf('straß')).toEqual([['name: [Straß]enlauf']]);
  });

  it('returns the given exercise object', () => {
    const own = { id: 'own-1', name: 'Mein Zirkel' };
    expect(searchExercises(prepareSearch([own]), 'zirkel').at(0)?.exercise).toBe(own);
  });
});

describe('the catalogue', () => {
  const search = prepareSearch(CATALOGUE);

  it('finds each of its exercises first by its name', () => {
    const lost = CATALOGUE.filter(({ slug, name }) => searchExercises(search, name).at(0)?.exercise.slug !== slug);
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['bench press', 'langhantel-bankdruecken'],
    ['deadlift', 'langhantel-kreuzheben'],
    ['power clean', 'langhantel-umsetzen-aus-hang'],
    ['chin up', 'klimmzug-untergriff'],
    ['landmine press', 'langhantel-ecke-druecken'],
    ['4x4', 'ergometer-4x4'],
    ['drop jump', 'kasten-tiefsprung'],
  ])('finds %s among the first three', (query, slug) => {
    const best = searchExercises(search, query).slice(0, 3);
    expect(best.map(({ exercise }) => exercise.slug)).toContain(slug);
  });
});
