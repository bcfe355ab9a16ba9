import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { removeFoldersOfDeadRuns } from './memory-folder.ts';

const memory = mkdtempSync(join(tmpdir(), 'anwurf-memory-'));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

it('removes what a killed run has left in memory, and nothing of a run that goes on or of anybody else', () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const names = [`anwurf-tests-${dead}`, `anwurf-tests-${process.pid}`, 'somebody-else', 'anwurf-tests-'];
  for (const name of names) mkdirSync(join(memory, name, 'anwurf-profile'), { recursive: true });
  const shared = [`faketime_shm_${dead}`, `sem.faketime_sem_${dead}`, `faketime_shm_${process.pid}`];
  for (const name of shared) writeFileSync(join(memory, name), '');
  removeFoldersOfDeadRuns(memory);
  expect(shared.filter((name) => existsSync(join(memory, name)))).toEqual([`faketime_shm_${process.pid}`]);
  expect(names.filter((name) => existsSync(join(memory, name)))).toEqual(names.slice(1));
});
