import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageDesktop } from './package-desktop.ts';
import { IncompleteRelease, type Target } from './release-environment.ts';

// Packages the desktop app for `npm run package -- [--linux] [--mac] [--win] [--dir]`; without a system, for this one.
const root = join(import.meta.dirname, '../..');
const own: Target = process.platform === 'darwin' ? 'mac' : process.platform === 'win32' ? 'win' : 'linux';
const { values } = parseArgs({
  options: { linux: { type: 'boolean' }, mac: { type: 'boolean' }, win: { type: 'boolean' }, dir: { type: 'boolean' } },
});
const chosen = (['linux', 'mac', 'win'] as const).filter((target) => values[target] === true);

try {
  const made = await packageDesktop(
    {
      targets: chosen.length > 0 ? chosen : [own],
      onlyFolder: values.dir === true,
      app: join(root, 'out'),
      output: join(root, 'dist/desktop'),
    },
    process.env,
  );
  for (const file of made) console.log(file);
} catch (error) {
  if (!(error instanceof IncompleteRelease)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
