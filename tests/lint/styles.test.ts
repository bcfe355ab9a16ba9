import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../packages/ui');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.includes('node_modules') && !file.endsWith('breakpoints.css'),
);

it.each(styles)('%s knows the widths of layouts by name only', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/@media[^{]*\bmin-width/);
});
