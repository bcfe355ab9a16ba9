import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../packages/ui/', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
const users = sources.filter(({ path }) => !path.startsWith('kit/'));

test('every field for a number is one of the kit, with the rule of a declared field', () => {
  const used = users.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:Stepper|MiniStepper|NumberBox)\b[^>]*?\srule=\{([^}]*)\}/g)].map(([, rule]) => ({ path, rule })),
  );
  const opened = users.flatMap(({ text }) => [...text.matchAll(/<(?:Stepper|MiniStepper|NumberBox)\b/g)]);
  expect(used).toHaveLength(opened.length);
  // A rule is made of a declared field, where it is used or above in the file.
  for (const { path, rule } of used) {
    const text = users.find((one) => one.path === path)?.text ?? '';
    expect([path, /numberRule\(/.test(rule ?? '') || /numberRule\((?:NUMERIC_FIELDS|AMOUNT_FIELDS|trialField)/.test(text)]).toEqual([
      path,
      true,
    ]);
  }
});

test('every declared field is used', () => {
  // Where the field depends on what is counted, the domain chooses it.
  const chosen = ['workout/own-plan.ts', 'goals/goal-field.ts'].map((path) => readFileSync(new URL(`../domain/${path}`, root), 'utf8'));
  const code = [...users.map(({ text }) => text), ...chosen].join('\n');
  const unused = Object.keys(NUMERIC_FIELDS).filter((name) => !code.includes(`NUMERIC_FIELDS.${name}`));
  expect(unused).toEqual([]);
});

/** Digits that are no number: codes and dates, and no digits at all: addresses. */
const codes = new Set([
  'kit/field/date-field.tsx',
  'data/calendar-file/calendar-source.tsx',
  'features/access/second-factor/code-form.tsx',
  'features/access/register/new-account-form.tsx',
  'features/settings/change-email-dialog.tsx',
  'features/settings/sign-in/set-up-authenticator.tsx',
]);

test('nothing else of the app takes a number', () => {
  const takes = /NumberField\b|type="number"|inputMode[=:]|parseFloat\(/;
  const others = sources.filter(({ path, text }) => takes.test(text.replaceAll('NumericField', '')) && !codes.has(path));
  // Several trials in one cell are read one by one, by the same rule.
  expect(others.map(({ path }) => path)).toEqual(['kit/field/use-typed-number.ts', 'features/team/test-day/trial-boxes.tsx']);
});
