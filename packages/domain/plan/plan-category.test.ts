import { expect, it } from 'vitest';
import { planCategory } from './plan-category.ts';

it.each([
  ['Wurfkraft-Training für den Rückraum', 'Kraft'],
  ['AUSDAUER-TRAINING', 'Ausdauer'],
  ['Kondition Saisonstart', 'Kondition'],
  ['Wurftechnik', 'Technik'],
  ['Technik und Ausdauer und Kraft', 'Kraft'],
  ['Kondition vor Technik, nach Ausdauer', 'Ausdauer'],
  ['Mein eigener Plan', 'Training'],
])('a plan named %j is of category %s', (name, category) => {
  expect(planCategory(name)).toBe(category);
});
