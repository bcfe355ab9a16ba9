import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { EMPTY_FILTER, FALLBACK_GOALS, filterValues, isFiltering, passesFilter } from './exercise-filter.ts';

const band = { phase: 'main', equipment: ['Widerstandsband', 'Gymnastikball'], positions: [], goals: ['Kraft', 'Wurfkraft'] } as const;
const floor = { phase: 'warmup', equipment: [], positions: ['TW'], goals: ['Ausdauer'] } as const;

it('accepts everything until something is chosen', () => {
  expect(isFiltering(EMPTY_FILTER)).toBe(false);
  expect([band, floor].filter(passesFilter(EMPTY_FILTER))).toHaveLength(2);
});

it.each([
  [{ equipment: ['Theraband'] }, [band]],
  [{ equipment: ['Kein Equipment', 'Theraband'] }, [band, floor]],
  [{ positions: ['Torwart'] }, [band, floor]],
  [{ positions: ['Kreisläufer'] }, [band]],
  [{ goals: ['starker_im_wurfarm'] }, [band]],
  [{ goals: ['langer_durchhalten'] }, [floor]],
  [{ phases: ['warmup'] }, [floor]],
  [{ equipment: ['Theraband'], phases: ['warmup'] }, []],
])('matches any chosen value of a kind, and all kinds: %j', (chosen, expected) => {
  const filter = { ...EMPTY_FILTER, ...chosen };
  expect(isFiltering(filter)).toBe(true);
  expect([band, floor].filter(passesFilter(filter))).toEqual(expected);
});

it('lists the values that occur in the exercises, ours first', () => {
  expect(filterValues([band, floor])).toMatchObject({
    equipment: ['Kein Equipment', 'Theraband', 'Gymnastikball'],
    goals: ['langer_durchhalten', 'starker_im_wurfarm', 'Kraft'],
    phases: ['warmup', 'main'],
  });
  expect(filterValues(CATALOGUE).goals).toHaveLength(10);
});

it('lists the documented goals if the exercises name none', () => {
  expect(FALLBACK_GOALS).toEqual(['Kraft', 'Ausdauer', 'Mobilität', 'Koordination', 'Schnelligkeit']);
  expect(filterValues([{ ...floor, goals: [] }]).goals).toEqual(FALLBACK_GOALS);
});
