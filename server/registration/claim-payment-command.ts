import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { mailWelcome } from './registration-mail.ts';
import { claimPayment } from '../payments/claim-payment.ts';

/** `npm run claim-payment -- <reference> [address]`: gives access for a payment that no checkout began. */
const [reference, email] = process.argv.slice(2);
if (reference === undefined) {
  console.error('Usage: npm run claim-payment -- <reference of the payment> [address of the account]');
  process.exit(2);
}
const environment = parseEnvironment(process.env);
const database = await openDatabase(environment);
try {
  const siteUrl = environment.publicUrl ?? `http://${environment.host}:${environment.port}`;
  const claim = { reference, email, accessMonths: environment.offer.accessMonths };
  const result = await claimPayment(database.sql, claim, (tx, to) => mailWelcome(tx, to, siteUrl));
  console.log(result.kind === 'claimed' ? 'Access given; the mail is on its way.' : 'This payment is not open.');
  process.exitCode = result.kind === 'claimed' ? 0 : 1;
} finally {
  await database.close();
}
