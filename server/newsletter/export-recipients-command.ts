import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { readRecipients, writeRecipients } from './export-recipients.ts';

/** `npm run --silent export-newsletter > recipients.csv`: all who get the newsletter, with their links to leave it. */
const environment = parseEnvironment(process.env);
const database = await openDatabase(environment);
try {
  const siteUrl = environment.publicUrl ?? `http://${environment.host}:${environment.port}`;
  process.stdout.write(writeRecipients(await readRecipients(database.sql, new URL(siteUrl).origin)));
} finally {
  await database.close();
}
