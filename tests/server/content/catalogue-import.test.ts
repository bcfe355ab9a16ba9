import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importExercises } from '../../../server/catalogue/import-exercises.ts';
import { decodeText } from '../../../server/imports/decode-text.ts';
import { readImportFile } from '../../../server/catalogue/import-file.ts';
import { operatorPrefix } from '../../../server/catalogue/operator-exercise.ts';
import { createCatalogueReader } from '../../../server/catalogue/read-catalogue.ts';
import { writeExercises } from '../../../server/catalogue/write-exercises.ts';
import { useServer } from '../fixture.ts';
import { questionnaire, readGeneration, requestPlan } from '../plans/plan-requests.ts';

const server = useServer();
const header =
  'Kürzel;Name;Phase;Art;Bewegung;Equipment;Positionen;Ziele;Fähigkeiten;Nicht bei;Schwerer;Leichter;Anleitung;Video;Messgröße;je Seite;Sätze;Wiederholungen;Sekunden;Meter;Tempo;Pause;Stufe';
const jump = {
  Kürzel: 'eigene-kistensprung',
  Name: 'Kistensprung nach Art des Hauses',
  Phase: 'Hauptteil',
  Art: 'Schnellkraft',
  Bewegung: 'Sprung',
  Equipment: 'Kein Equipment',
  Positionen: '',
  Ziele: 'Höher springen|Explosiver starten',
  Fähigkeiten: 'Sprungkraft',
  'Nicht bei': 'Knie, Knöchel',
  Schwerer: '',
  Leichter: '',
  Anleitung: '"Springe; lande ""weich""\nund leise."',
  Video: 'https://video.example/kistensprung',
  Messgröße: 'Wdh',
  'je Seite': 'nein',
  Sätze: '4',
  Wiederholungen: '5',
  Sekunden: '',
  Meter: '',
  Tempo: '',
  Pause: '90',
  Stufe: '1',
};

/** A CSV file with one line for each change of the sample exercise. */
function csv(...changes: Partial<Record<keyof typeof jump, string>>[]): string {
  const lines = changes.map((change) => Object.values({ ...jump, ...change }).join(';'));
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}

const importCsv = (text: string, dryRun = false) => importExercises(server.sql, readImportFile('übungen.csv', text), { dryRun });
const importJson = (value: unknown) =>
  importExercises(server.sql, readImportFile('übungen.json', JSON.stringify(value)), { dryRun: false });
const shippedState = async () =>
  (
    await server.sql<{ state: string }[]>`
    select md5(string_agg(exercise_catalogue::text, ',' order by id)) as state from exercise_catalogue where slug not like ${`${operatorPrefix}%`}`
  )[0]?.state;

let before: string | undefined;
beforeAll(async () => {
  before = await shippedState();
});

it('the shipped catalogue is written once, and only what changed', async () => {
  expect(await writeExercises(server.sql, CATALOGUE)).toBe(0);
  expect(CATALOGUE.filter(({ slug }) => slug.startsWith(operatorPrefix))).toEqual([]);
  await server.sql`update exercise_catalogue set name = 'Anders' where number = 7`;
  const [changed] = await server.sql<{ id: string }[]>`select id from exercise_catalogue where name = 'Anders'`;
  expect(await writeExercises(server.sql, CATALOGUE)).toBe(1);
  const [row] = await server.sql<
    { number: number; name: string }[]
  >`select number, name from exercise_catalogue where id = ${changed?.id ?? ''}`;
  expect(row).toMatchObject({ number: 7, name: CATALOGUE[6]?.name });
  before = await shippedState();
});

it('imports a German CSV file, twice the same, and writes nothing in a dry run', async () => {
  expect(await importCsv(csv({}), true)).toEqual({ accepted: 1, written: 0, problems: [] });
  expect(await server.sql`select from exercise_catalogue where slug like 'eigene-%'`).toHaveLength(0);
  expect(await importCsv(csv({}))).toEqual({ accepted: 1, written: 1, problems: [] });
  expect(await importCsv(csv({}))).toEqual({ accepted: 1, written: 0, problems: [] });
  expect(await importCsv(csv({ Pause: '120' }))).toEqual({ accepted: 1, written: 1, problems: [] });
  const { exercises } = await createCatalogueReader(server.sql)();
  expect(exercises.find(({ slug }) => slug === jump.Kürzel)).toEqual({
    slug: 'eigene-kistensprung',
    name: 'Kistensprung nach Art des Hauses',
    phase: 'main',
    kind: 'power',
    pattern: 'jump',
    equipment: [],
    extraLoad: null,
    positions: [],
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower'],
    stress: {},
    elements: [],
    place: 'anywhere',
    spaceMetres: 0,
    synonyms: [],
    measure: null,
    progress: 'quality',
    contraindications: ['Knie', 'Sprunggelenk'],
    progressions: [],
    regressions: [],
    instruction: 'Springe; lande "weich"\nund leise.',
    videoLink: 'https://video.example/kistensprung',
    metric: 'reps',
    perSide: false,
    isPaced: false,
    defaults: { sets: 4, reps: 5, seconds: null, metres: null, tempo: null, pauseSeconds: 120 },
    level: 1,
  });
});

it('reads the encoding of German spreadsheets', async () => {
  const latin = Buffer.from(csv({ Kürzel: 'eigene-latin', Name: 'Übergrätschen' }).replace('\uFEFF', ''), 'latin1');
  expect(await importCsv(decodeText(latin))).toMatchObject({ accepted: 1, problems: [] });
  expect((await server.sql`select name from exercise_catalogue where slug = 'eigene-latin'`)[0]).toEqual({ name: 'Übergrätschen' });
});

it('names every refused line with column and reason, and imports the others', async () => {
  const report = await importCsv(
    csv(
      { Kürzel: 'eigene-gut', Name: 'Gute Übung', Leichter: 'eigene-kistensprung' },
      { Kürzel: 'kniebeuge', Name: 'Fremdes Kürzel' },
      { Kürzel: 'eigene-doppelt', Name: CATALOGUE[0]?.name.toLowerCase() ?? '' },
      { Kürzel: 'eigene-gut', Name: 'Noch eine' },
      { Kürzel: 'eigene-klavier', Name: 'Klavier heben', Equipment: 'Klavier', Phase: 'Pause' },
      { Kürzel: 'eigene-menge', Name: 'Zu viel', Sekunden: '30', Sätze: 'viele' },
      { Kürzel: 'eigene-beides', Name: 'Beides', Sekunden: '30' },
      { Kürzel: 'eigene-kette', Name: 'Kette', Schwerer: 'eigene-verweis' },
      { Kürzel: 'eigene-verweis', Name: 'Verweis', Schwerer: 'gibt-es-nicht' },
      { Kürzel: 'eigene-video', Name: 'Video', Video: 'javascript:alert(1)', Wiederholungen: '1000' },
      { Kürzel: '', Name: '', Anleitung: '' },
    ),
  );
  expect(report.accepted).toBe(1);
  // The instruction breaks each record over two lines.
  expect(report.problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '4 Kürzel: slug: must begin with "eigene-".',
    `6 Name: name: is that of ${CATALOGUE[0]?.slug}.`,
    '8 Kürzel: slug: repeats line 2.',
    '10 Phase: phase: warmup, main or cooldown.',
    '10 Equipment: equipment: unknown value.',
    '12 Sätze: This must be a number.',
    '14 amount: amount: exactly one, that of the metric.',
    '16 Schwerer: exercise "eigene-verweis" does not exist or was refused.',
    '18 Schwerer: exercise "gibt-es-nicht" does not exist or was refused.',
    '20 Video: videoLink: not a web address.',
    '20 Wiederholungen: At most 100.',
    '22 Kürzel: slug: only lower-case letters, digits and single hyphens.',
    '22 Name: name: is missing.',
    '22 Anleitung: instruction: is missing.',
  ]);
  expect(await server.sql`select from exercise_catalogue where slug in ('eigene-klavier', 'eigene-kette', 'eigene-verweis')`).toHaveLength(
    0,
  );
});

it('imports JSON as the catalogue is written, and names refused entries', async () => {
  const own = { ...CATALOGUE[3], slug: 'eigene-json', name: 'Aus JSON', progressions: [], regressions: [CATALOGUE[3]?.slug] };
  expect(
    await importJson([own, { ...own, slug: CATALOGUE[3]?.slug, name: 'Überschreiben' }, { ...own, slug: 'eigene-nul', name: 'a\0b' }]),
  ).toEqual({
    accepted: 1,
    written: 1,
    problems: [
      { line: 2, column: 'slug', reason: 'slug: must begin with "eigene-".' },
      { line: 3, column: 'all', reason: 'Contains characters that cannot be stored.' },
    ],
  });
});

it.each([
  ['übungen.csv', 'Kürzel;Name\neigene-a;"offen', /^Line 2: quotes/],
  ['übungen.csv', 'Kürzel;Name\neigene-a;b"c', /^Line 2: quotes/],
  ['übungen.csv', 'Kürzel;slug\na;b', /Column "slug" occurs twice/],
  ['übungen.csv', 'Kürzel;Name\na;b;c', /^Line 2: more fields than columns/],
  ['übungen.json', '{"name":"keine Liste"}', /list of exercises/],
  ['übungen.json', '[1]', /Entry 1 is not an exercise/],
  ['übungen.json', '[', /not valid JSON/],
])('refuses %s as a whole: %s', (name, text, message) => {
  expect(() => readImportFile(name, text)).toThrow(message);
});

it('never touches what is shipped', async () => {
  expect(await shippedState()).toBe(before);
});

it('plans use what was imported, at once', async () => {
  await importCsv(csv({ Positionen: 'Kreisläufer', Ziele: 'mehr_tore_werfen' }));
  const seen = new Set<string>();
  // A plan has few of several hundred exercises: which ones, the answers decide.
  for (let round = 0; round < 20 && !seen.has(jump.Name); round += 1) {
    const user = await server.user();
    const { alter: _, ...answers } = questionnaireToRow({
      ...questionnaire,
      individualTrainingFrequency: 1 + (round % 5),
      durationMinutes: round % 2 === 0 ? 60 : 90,
    });
    const generation = await requestPlan(server, user, answers);
    await expect.poll(async () => (await readGeneration(server.sql, generation))?.status, { timeout: 10_000 }).toBe('abgeschlossen');
    for (const { name } of await server.sql<{ name: string }[]>`select name from haupt_uebungen where user_id = ${user.id}`) seen.add(name);
  }
  expect([...seen]).toContain(jump.Name);
});

describe('npm run import-catalogue', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'anwurf-import-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  function run(...parameters: string[]): Promise<{ code: number; output: string }> {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: server.databaseUrl };
    return new Promise((resolve) => {
      const command = ['--import', 'tsx', 'server/catalogue/import-catalogue-command.ts', ...parameters];
      execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
      );
    });
  }

  it('says what it did, and how it went by its exit code', async () => {
    const file = join(directory, 'übungen.csv');
    await writeFile(file, csv({ Kürzel: 'eigene-befehl', Name: 'Vom Befehl' }));
    expect(await run(file, '--dry-run')).toEqual({ code: 0, output: '1 accepted (dry run, nothing written), 0 refused.\n' });
    expect(await run(file)).toEqual({ code: 0, output: '1 accepted (1 new or changed), 0 refused.\n' });
    await writeFile(file, csv({ Kürzel: 'eigene-befehl', Name: 'Vom Befehl' }, { Kürzel: 'falsch', Name: 'Falsch' }));
    expect(await run(file)).toEqual({
      code: 1,
      output: 'Line 4, column Kürzel: slug: must begin with "eigene-".\n1 accepted (0 new or changed), 1 refused.\n',
    });
    expect((await run()).code).toBe(2);
    expect(await run('übungen.xlsx')).toMatchObject({ code: 2, output: expect.stringMatching(/\.csv or \.json/) });
    expect(await run(join(directory, 'fehlt.csv'))).toMatchObject({ code: 2, output: expect.stringContaining('ENOENT') });
  });
});
