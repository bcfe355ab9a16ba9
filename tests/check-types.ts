import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const folders = ['packages', 'server', 'web', 'desktop', 'tests'];
const processes = 2;

/** The longest first, so that none is checked alone at the end. */
const heaviest = ['tests', 'packages/ui', 'web', 'server'].map((room) => `${room}/tsconfig.json`);

/** Every tsconfig of the repository: one for each environment. */
function findProjects(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : findProjects(path);
    return entry.name === 'tsconfig.json' ? [relative(root, path)] : [];
  });
}

function check(project: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Several checkers would each check the types that their files share: a fifth more work in all.
    const compiler = spawn(process.execPath, [tsc, '-p', project, '--pretty', 'false', '--checkers', '1'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    compiler.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    compiler.once('close', (code) => {
      // A file that several projects include has its error once.
      for (const line of output.split('\n')) if (line !== '' && !printed.has(line)) console.error(line);
      for (const line of output.split('\n')) printed.add(line);
      if (code !== 0) console.error(`✗ ${project}`);
      resolve(code === 0);
    });
  });
}

const projects = new Set(folders.flatMap((folder) => findProjects(join(root, folder))));
const queue = [...new Set([...heaviest.filter((project) => projects.has(project)), ...projects])];
const count = queue.length;
const results: boolean[] = [];
const printed = new Set<string>();
async function work(): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) results.push(await check(project));
}
await Promise.all(Array.from({ length: processes }, work));
const failed = results.filter((ok) => !ok).length;
console.log(`${count - failed} of ${count} TypeScript projects are sound`);
process.exitCode = failed === 0 ? 0 : 1;
