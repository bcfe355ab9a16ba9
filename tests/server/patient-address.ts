/**
 * A database's address for statements of a test. A device may push while they run: of a deadlock Postgres ends the one who looks for it
 * first, and that has to be the server, which begins anew.
 */
export function patientAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('deadlock_timeout', '1min');
  return url.href;
}
