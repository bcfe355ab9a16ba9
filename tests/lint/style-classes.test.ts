import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { styleFaults } from './style-classes.ts';

const folder = join(import.meta.dirname, '../../packages/ui');

test('every class that a component or a style sheet names exists, and every class of a style sheet is named', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.includes('node_modules') && /(\.tsx?|\.module\.css)$/.test(file) && !file.includes('.test.'),
  );
  const sources = new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')]));
  expect(sources.size).toBeGreaterThan(500);
  expect(styleFaults(sources)).toEqual([]);
});

const card = "import styles from './card.module.css';\nexport const Card = () => <p className={styles.card} />;\n";

test.each([
  [
    'a class that its sheet lacks',
    '.name {\n  color: red;\n}\n',
    ['kit/card.tsx names .card, which kit/card.module.css lacks', 'nobody names .name of kit/card.module.css'],
  ],
  [
    'a class that the sheet it is composed from lacks',
    ".card {\n  composes: surface from '../brand/surface.module.css';\n}\n",
    ['kit/card.module.css names .surface, which brand/surface.module.css lacks'],
  ],
  [
    'a class that nobody names',
    '.card {\n  color: red;\n}\n\n.card .end:hover {\n  color: blue;\n}\n',
    ['nobody names .end of kit/card.module.css'],
  ],
  ['nothing where all fits', '/* Not .this. */\n@media (width > 30.5em) {\n  .card {\n    width: 1.5rem;\n  }\n}\n', []],
])('finds %s', (_, css, faults) => {
  expect(
    styleFaults(
      new Map([
        ['kit/card.tsx', card],
        ['kit/card.module.css', css],
      ]),
    ),
  ).toEqual(faults);
});

test('a name that is only known while it runs may be any of the sheet', () => {
  const look = "import styles from './card.module.css';\nexport const look = (kind: string) => styles[kind];\n";
  expect(
    styleFaults(
      new Map([
        ['kit/look.ts', look],
        ['kit/card.module.css', '.good {\n  color: green;\n}\n'],
      ]),
    ),
  ).toEqual([]);
});
