import { EMPTY_FILTER } from '@anwurf/domain/exercise/exercise-filter';
import { expect, test } from 'vitest';
import { toPlace, toSearch } from './library-place.ts';

const nowhere = { text: '', filter: EMPTY_FILTER, onlyFavourites: false, exercise: null, editing: null };

test('an address says what is chosen, and nothing else', () => {
  expect(toSearch(nowhere)).toEqual({});
  const place = {
    ...nowhere,
    text: 'knie',
    filter: { ...EMPTY_FILTER, equipment: ['Hanteln'] },
    onlyFavourites: true,
    exercise: 'kniebeuge',
  };
  expect(toSearch(place)).toEqual({ q: 'knie', equipment: ['Hanteln'], favourites: true, exercise: 'kniebeuge' });
  expect(toPlace({ ...toSearch(place) })).toEqual(place);
});

test('a senseless part of an address is ignored', () => {
  expect(toPlace({ q: 7, equipment: 'Hanteln', goals: [null, 3, 'Kraft'], favourites: 'ja', exercise: {}, edit: '' })).toEqual({
    ...nowhere,
    text: '7',
    filter: { ...EMPTY_FILTER, goals: ['3', 'Kraft'] },
  });
});
