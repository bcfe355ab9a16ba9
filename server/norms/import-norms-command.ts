import { runImport } from '../imports/run-import.ts';
import { importNorms } from './import-norms.ts';
import { readNormFile } from './read-norm-file.ts';

/** `npm run import-norms`: imports the operator's reference values. */
await runImport({
  name: 'import-norms',
  endings: ['.csv', '.json'],
  options: {},
  read: (text, fileName) => readNormFile(fileName, text),
  async store(sql, file, { dryRun }) {
    const { accepted, written, refused } = await importNorms(sql, file, { dryRun });
    return { accepted, written, refusals: refused.map(({ line, reason }) => ({ line, words: `: ${reason}` })) };
  },
});
