import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../server/database/connection.ts';
import { type DebianPostgres, installedPostgres, startDebianPostgres } from './debian-postgres.ts';

const scripts = join(import.meta.dirname, '../../../server/deploy');
const newest = installedPostgres.toSorted((a, b) => b - a)[0];

type Outcome = { readonly code: number; readonly out: string; readonly said: string };
function run(script: string, parameters: readonly string[], environment: Record<string, string>, cwd?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    const child = execFile(join(scripts, script), parameters, { env, ...(cwd === undefined ? {} : { cwd }) }, (error, out, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, said }),
    );
    child.stdin?.end();
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps the newest dump of 7 days, 4 weeks and 6 months, and files that are none', async () => {
  const kept = join(folder, 'kept');
  await mkdir(kept);
  // Two a day from 1 January to 27 November 2026.
  const days = Array.from({ length: 331 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const names = days.flatMap((day) => ['T040000Z', 'T160000Z'].map((time) => `anwurf-${day}${time}.dump`));
  await Promise.all([...names, 'notes.txt'].map((name) => writeFile(join(kept, name), '')));
  expect(await run('prune-backups.sh', [kept], {})).toMatchObject({ code: 0 });
  const daily = ['11-27', '11-26', '11-25', '11-24', '11-23', '11-22', '11-21'];
  // The Sundays of the weeks before this one; the last days of the months before this one.
  const weekly = ['11-15', '11-08'];
  const monthly = ['10-31', '09-30', '08-31', '07-31', '06-30'];
  const expected = [...daily, ...weekly, ...monthly].map((day) => `anwurf-2026-${day}T160000Z.dump`);
  expect((await readdir(kept)).toSorted()).toEqual([...expected, 'notes.txt'].toSorted());
});

// pg_dump must be as new as the server, and the embedded Postgres comes without it: the scripts are run on Debian's, whichever is installed.
describe.skipIf(newest === undefined)('on the Postgres that Debian has', () => {
  let postgres: DebianPostgres;
  let environment: Record<string, string>;
  const urlOf = (name: string) => postgres.url.replace(/\/postgres$/, `/${name}`);

  async function ask<T extends object[]>(name: string, query: string): Promise<T> {
    const sql = connect(urlOf(name), 1);
    try {
      return [...(await sql.unsafe(query))] as T;
    } finally {
      await sql.end();
    }
  }

  beforeAll(async () => {
    postgres = await startDebianPostgres(newest ?? 0);
    environment = {
      PATH: `${postgres.programs}:${process.env['PATH'] ?? ''}`,
      WITHOUT_CONTAINERS: '1',
      PGHOST: '127.0.0.1',
      PGPORT: String(postgres.port),
      PGUSER: 'anwurf',
    };
    await ask('postgres', 'create database anwurf');
    await ask('anwurf', "create table kept (id int primary key, words text); insert into kept values (1, 'äöü'), (2, null)");
    await ask('anwurf', 'create publication electric_publication_default for table kept');
    await ask('anwurf', "select pg_create_logical_replication_slot('electric_slot_default', 'pgoutput')");
  });
  afterAll(() => postgres.stop());

  it('creates roles that own nothing, again and again', async () => {
    const roles = {
      POSTGRES_USER: 'anwurf',
      POSTGRES_DB: 'anwurf',
      SERVER_POSTGRES_PASSWORD: "it's",
      ELECTRIC_POSTGRES_PASSWORD: 'secret',
    };
    for (const _ of ['first', 'second'])
      expect(await run('create-roles.sh', [], { ...environment, ...roles })).toMatchObject({ code: 0, said: '' });
    expect(
      await ask('anwurf', "select rolname, rolsuper, rolreplication from pg_roles where rolname like 'anwurf\\_%' order by rolname"),
    ).toEqual([
      { rolname: 'anwurf_electric', rolsuper: false, rolreplication: true },
      { rolname: 'anwurf_server', rolsuper: false, rolreplication: false },
    ]);
  });

  it('a dump brings the database back as it was, under its name, without Electric’s slot, and keeps the one before', async () => {
    const backups = join(folder, 'backups');
    const backup = await run('backup.sh', [backups], environment);
    expect(backup).toMatchObject({ code: 0, said: '' });
    const dump = backup.out.trim();
    expect(await readdir(backups)).toEqual([dump.split('/').at(-1)]);

    await ask('anwurf', "insert into kept values (3, 'after the dump'); delete from kept where id = 1");
    const [lost] = await ask<{ oid: number }[]>('anwurf', "select oid from pg_database where datname = 'anwurf'");
    expect(await run('restore.sh', [dump], environment)).toMatchObject({ code: 2, said: expect.stringContaining('--yes') });
    expect(await run('restore.sh', ['--yes', dump], environment)).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });

    expect(await ask('anwurf', 'select * from kept order by id')).toEqual([
      { id: 1, words: 'äöü' },
      { id: 2, words: null },
    ]);
    // By another number of the database the server notices the restore (server/database/notice-restore.ts).
    const [found] = await ask<{ oid: number }[]>('anwurf', "select oid from pg_database where datname = 'anwurf'");
    expect(found?.oid).not.toBe(lost?.oid);
    expect(await ask('anwurf', 'select pubname from pg_publication')).toEqual([{ pubname: 'electric_publication_default' }]);
    expect(await ask('anwurf', 'select slot_name from pg_replication_slots')).toEqual([]);
    const [before] = await ask<{ name: string }[]>(
      'postgres',
      "select datname as name from pg_database where datname like 'anwurf\\_before\\_%'",
    );
    expect(await ask(before?.name ?? '', 'select id from kept order by id')).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('a dump that is cut off is refused, and nothing has changed', async () => {
    const whole = await run('backup.sh', [join(folder, 'whole')], environment);
    const cut = join(folder, 'cut.dump');
    const bytes = await readFile(whole.out.trim());
    await writeFile(cut, bytes.subarray(0, bytes.length - 40));
    expect(await run('restore.sh', ['--yes', cut], environment)).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing was changed'),
    });
    expect(await ask('anwurf', 'select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
    expect(await ask('postgres', "select from pg_database where datname like '%restored%'")).toEqual([]);
    expect(await run('restore.sh', ['--yes', join(folder, 'none.dump')], environment)).toMatchObject({ code: 1 });
  });

  it('a database that somebody uses is not replaced', async () => {
    const dump = (await run('backup.sh', [join(folder, 'used')], environment)).out.trim();
    const user = connect(urlOf('anwurf'), 1);
    await user`select 1`;
    expect(await run('restore.sh', ['--yes', dump], environment)).toMatchObject({ code: 1, said: expect.stringContaining('still uses') });
    await user.end();
    expect(await ask('postgres', "select from pg_database where datname like '%restored%'")).toEqual([]);
  });

  it('a server that cannot be reached leaves no dump behind', async () => {
    const empty = join(folder, 'empty');
    expect((await run('backup.sh', [empty], { ...environment, PGPORT: '1' })).code).not.toBe(0);
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('in containers', () => {
  let project: string;
  let environment: Record<string, string>;
  /** Calls of the program in the place of Docker's. */
  const calls = async () => (await readFile(join(project, 'calls'), 'utf8')).trim().split('\n');

  beforeAll(async () => {
    project = join(folder, 'project');
    await mkdir(join(project, 'bin'), { recursive: true });
    await writeFile(join(project, 'compose.yaml'), 'services:\n  postgres:\n    image: postgres:18.4\n  caddy:\n    image: caddy:2\n');
    // Answers as the containers of a database with one migration more than the release 'old'.
    await writeFile(
      join(project, 'bin/docker'),
      `#!/bin/sh
echo "$*" >> "${project}/calls"
case "$*" in
  *'run --rm'*':old '*) printf 'migrations/both:\\n0001_a.sql\\n\\nmigrations/central:\\n' ;;
  *'run --rm'*':new '*) printf 'migrations/both:\\n0001_a.sql\\n\\nmigrations/central:\\n0002_b.sql\\n' ;;
  *'select name from schema_migrations'*) printf '0001_a.sql\\n0002_b.sql\\n' ;;
  *'select count(*) from pg_database'*) echo 0 ;;
  *pg_dump*) echo dump ;;
esac
`,
    );
    await chmod(join(project, 'bin/docker'), 0o755);
    environment = { PATH: `${join(project, 'bin')}:${process.env['PATH'] ?? ''}` };
  });

  it('a release that lacks a migration of the database is not rolled back to', async () => {
    expect(await run('rollback.sh', ['--yes', 'old'], environment, project)).toMatchObject({
      code: 1,
      said: expect.stringContaining('lacks migrations that the database has run: 0002_b.sql'),
    });
    expect(await calls()).not.toContainEqual(expect.stringContaining('compose up'));
    expect(await run('rollback.sh', ['--yes', 'new'], environment, project)).toMatchObject({ code: 0 });
    expect((await calls()).at(-1)).toBe('compose up --detach --no-build --no-deps server');
  });

  it('an upgrade of Postgres stops the servers before it dumps, and empties Electric before it starts them', async () => {
    await rm(join(project, 'calls'));
    const upgraded = await run('upgrade-postgres.sh', ['--yes', 'postgres:19.1', join(project, 'backups')], environment, project);
    expect(upgraded).toMatchObject({ code: 0 });
    expect(await readFile(join(project, 'compose.yaml'), 'utf8')).toContain('image: postgres:19.1\n  caddy:\n    image: caddy:2');
    const made = await calls();
    const order = ['stop caddy server electric', 'pg_dump', 'up --detach --wait postgres', 'create database', '--exit-on-error'];
    const places = [...order, 'volume rm -f anwurf_electric'].map((words) => made.findIndex((call) => call.includes(words)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(made.at(-1)).toBe('compose up --detach');
    expect(await run('upgrade-postgres.sh', ['--yes', 'postgres:19.1', project], environment, project)).toMatchObject({ code: 1 });
  });
});
