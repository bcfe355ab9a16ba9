import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

/** Folder of a file, what it imports, why not. */
const forbidden: readonly (readonly [folder: string, specifier: string])[] = [
  ['packages/domain/plan', '@anwurf/contract/session'],
  ['packages/domain/plan', '@anwurf/db/client/connect'],
  ['packages/domain/plan', '../../contract/session.ts'],
  ['packages/domain/plan', 'node:fs'],
  ['packages/domain/plan', 'react'],
  ['packages/domain/plan', '@anwurf/catalogue/catalogue'],
  ['packages/figure/draw', '@anwurf/domain/vocabulary/player'],
  ['packages/figure/draw', '../../domain/vocabulary/player.ts'],
  ['packages/figure', 'node:fs'],
  ['packages/catalogue/main', '@anwurf/contract/session'],
  ['packages/catalogue/main', '../../domain/vocabulary/player.ts'],
  ['packages/contract', '@anwurf/catalogue/catalogue'],
  ['packages/contract', '@anwurf/db/client/connect'],
  ['packages/contract/sync', '../../db/client/connect.ts'],
  ['packages/contract', '@anwurf/server/app'],
  ['packages/db/sync', '@anwurf/catalogue/catalogue'],
  ['packages/db/sync', '@anwurf/ui/app'],
  ['packages/db/sync', '../../../server/app.ts'],
  ['packages/ui/kit', '@anwurf/domain/number/german-decimal'],
  ['packages/ui/kit', '@anwurf/contract/session'],
  ['packages/ui/kit', '../features/plans/detail/plan-screen.tsx'],
  ['packages/ui/kit', '../platform.tsx'],
  ['packages/ui/kit', '../brand/court.tsx'],
  ['packages/ui/kit', '../links/plain-links.ts'],
  ['packages/ui/kit', '@anwurf/figure/exercise-figure'],
  ['packages/ui/features/exercises', '@anwurf/catalogue/catalogue'],
  ['packages/ui/brand', '@anwurf/domain/number/german-decimal'],
  ['packages/ui/brand', '../features/plans/list/plan-card.tsx'],
  ['packages/ui/forms', '../features/plans/list/plan-card.tsx'],
  ['packages/ui/http', '../shell/app-shell.tsx'],
  ['packages/ui/storage', '../features/plans/list/plan-card.tsx'],
  ['packages/ui/links', '../routes/plan-routes.tsx'],
  ['packages/ui/links', '../features/plans/list/plan-card.tsx'],
  ['packages/ui/features/plans', '../workout/run/workout-screen.tsx'],
  ['packages/ui/features/plans/charts', '../../workout/run/workout-screen.tsx'],
  ['packages/ui/features/plans', '@anwurf/ui/features/workout/run/workout-screen'],
  ['packages/ui/features/plans', '../../routes/plan-routes.tsx'],
  ['packages/ui/features/plans', '../../shell/app-shell.tsx'],
  ['packages/ui/features/plans', '../../../../server/app.ts'],
  ['packages/ui/features/plans', '@anwurf/server/app'],
  ['packages/ui/routes', '@anwurf/db/queries/plans'],
  ['packages/ui/shell', '../routes/plan-routes.tsx'],
  ['server/accounts', '@anwurf/ui/platform'],
  ['server/accounts', '@anwurf/db/queries/plans'],
  ['server/accounts', '../../packages/ui/platform.tsx'],
  ['server/accounts', '../../web/web-platform.ts'],
  ['server/accounts', '../payments/payments.ts'],
  ['server/accounts', '../registration/register.ts'],
  ['server/payments', '../registration/register.ts'],
  ['server/payments/test-checkout', '../../registration/register.ts'],
  ['web', '@anwurf/server/app'],
  ['web', '../desktop/renderer/desktop-platform.ts'],
  ['web', '../packages/db/client/connect.ts'],
  ['desktop/renderer', '@anwurf/server/app'],
  ['desktop/renderer', '../../web/session-gateway.ts'],
  ['desktop/main', '@anwurf/ui/platform'],
  ['desktop/main', 'electron'],
];

const allowed: readonly (readonly [folder: string, specifier: string])[] = [
  ['packages/domain/plan', '../vocabulary/player.ts'],
  ['packages/contract', '@anwurf/domain/identity/uuid-v7'],
  ['packages/catalogue/main', '@anwurf/domain/vocabulary/player'],
  ['packages/ui/data/figures', '@anwurf/figure/exercise-figure'],
  ['server/catalogue', '@anwurf/catalogue/catalogue'],
  ['packages/db/sync', '@anwurf/contract/sync/registry'],
  ['packages/ui/kit', './button.tsx'],
  ['packages/ui/features/plans', '../../kit/button.tsx'],
  ['packages/ui/brand', '../kit/button.tsx'],
  ['packages/ui/forms', '../http/server-request.ts'],
  ['packages/ui/links', '../kit/link.tsx'],
  ['packages/ui/features/plans', '../../links/app-links.ts'],
  ['packages/ui/features/plans', '../../brand/court.tsx'],
  ['packages/ui/features/plans', '../../platform.tsx'],
  ['packages/ui/features/plans/charts', '../plan-screen.tsx'],
  ['packages/ui/features/plans', '@anwurf/db/queries/plans'],
  ['packages/ui/routes', '../features/plans/detail/plan-screen.tsx'],
  ['server/accounts', '@anwurf/contract/session'],
  ['server/accounts', '../errors/api-error.ts'],
  ['server/registration', '../payments/payments.ts'],
  ['server/payments', '../accounts/account.ts'],
  ['web', '@anwurf/ui/platform'],
  ['desktop/renderer', '@anwurf/db/client/connect'],
  ['tests/server', '../../server/app.ts'],
];

const fileOf = (kind: string, index: number, folder: string) => `${folder}/${kind}-${index}.ts`;
let copy: string;
const found = new Map<string, string[]>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'anwurf-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2023", "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  };
  const source = (specifier: string) => `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;
  forbidden.forEach(([folder, specifier], index) => write(fileOf('bad', index, folder), source(specifier)));
  allowed.forEach(([folder, specifier], index) => write(fileOf('good', index, folder), source(specifier)));
  write('server/cycle/a.ts', "import { b } from './b.ts';\n\nexport const a = () => b;\n");
  write('server/cycle/b.ts', "import { a } from './a.ts';\n\nexport const b = () => a;\n");
  write('server/floating.ts', 'async function save(): Promise<void> {}\n\nexport function onClick(): void {\n  save();\n}\n');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '-f', 'json'], { cwd: copy, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

const arrow = 'eslint(no-restricted-imports)';

describe('import arrows', () => {
  it.each(forbidden.map(([folder, specifier], index) => ({ folder, specifier, index })))(
    '$folder must not import $specifier',
    ({ folder, index }) => {
      expect(found.get(fileOf('bad', index, folder))).toContain(arrow);
    },
  );

  it.each(allowed.map(([folder, specifier], index) => ({ folder, specifier, index })))(
    '$folder may import $specifier',
    ({ folder, index }) => {
      expect(found.get(fileOf('good', index, folder)) ?? []).not.toContain(arrow);
    },
  );

  it('has no cycles', () => {
    expect(found.get('server/cycle/a.ts')).toContain('import(no-cycle)');
  });

  it('sees types: a promise that nobody awaits', () => {
    expect(found.get('server/floating.ts')).toContain('typescript(no-floating-promises)');
  });
});
