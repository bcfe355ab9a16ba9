import { expect, it } from 'vitest';
import { findLesserRules } from '../browser/screens/lesser-rules.ts';

const lesser = findLesserRules();

it('the tests of screens leave out rules of axe that find nothing serious', () => {
  expect(lesser).toEqual(expect.arrayContaining(['region', 'heading-order', 'landmark-unique', 'page-has-heading-one', 'empty-heading']));
});

it.each([
  'button-name',
  'color-contrast',
  'label',
  'link-name',
  'aria-required-attr',
  'aria-hidden-focus',
  'duplicate-id-aria',
  'list',
  'html-has-lang',
  'nested-interactive',
  'scrollable-region-focusable',
  'target-size',
])('they look for %s', (rule) => expect(lesser).not.toContain(rule));

it('most rules are looked for', () => expect(lesser.length).toBeLessThan(40));
