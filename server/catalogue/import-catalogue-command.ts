import { runImport } from '../imports/run-import.ts';
import { importExercises } from './import-exercises.ts';
import { readImportFile } from './import-file.ts';

/** `npm run import-catalogue`: imports the operator's exercises. */
await runImport({
  name: 'import-catalogue',
  endings: ['.csv', '.json'],
  options: {},
  read: (text, fileName) => readImportFile(fileName, text),
  async store(sql, file, { dryRun }) {
    const { accepted, written, problems } = await importExercises(sql, file, { dryRun });
    const refusals = problems.map(({ line, column, reason }) => ({ line, words: `, column ${column}: ${reason}` }));
    return { accepted, written, refusals };
  },
});
