import { expect, test } from 'vitest';
import { optionalId, optionalIds } from './id-param.ts';

const [one, other] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];

test('an address names a row by its id alone', () => {
  expect(optionalId(one)).toBe(one);
  for (const none of ['niemand', `${one} `, '', 7, undefined]) expect(optionalId(none)).toBeUndefined();
});

test('an address names several rows by their ids, whatever else stands in it', () => {
  expect(optionalIds(`${one},niemand,,${other}`)).toBe(`${one},${other}`);
  for (const none of ['niemand', ',', '', 7, undefined]) expect(optionalIds(none)).toBeUndefined();
});
