/** Whether the browser had no room. It says so in the error's name or, passed on by a library, in its text. */
export function isDiskFull(error: unknown): boolean {
  return /QuotaExceeded/i.test(error instanceof Error ? `${error.name} ${error.message}` : String(error));
}
