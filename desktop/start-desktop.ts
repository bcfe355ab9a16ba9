import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fetchElectron, NoElectron } from './fetch-electron.ts';

// Builds and starts the desktop app for `npm run desktop`.
const resolver = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(resolver.resolve(`${name}/package.json`));

try {
  const program = fetchElectron(packageFolder('electron'), { ownFolder: process.env['ELECTRON_OVERRIDE_DIST_PATH'] || undefined });
  const vite = join(packageFolder('electron-vite'), 'bin/electron-vite.js');
  const app = spawn(process.execPath, [vite, 'preview', ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ELECTRON_EXEC_PATH: program },
  });
  app.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof NoElectron)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
