import { pgliteWasmBytes } from './pglite-version.ts';

let fetched: number | null = null;
let listener: (share: number) => void = () => undefined;

/** Share of PGlite's largest part that has been fetched, from 0 to 1; null: nothing was counted. */
export const fetchedShare = (): number | null => fetched;

/** Sets the listener of a greater share; it is called at most once per percent. */
export function onFetchedShare(listen: (share: number) => void): void {
  listener = listen;
}

function note(share: number): void {
  if (fetched !== null && Math.floor(share * 100) === Math.floor(fetched * 100)) return;
  fetched = share;
  listener(share);
}

/**
 * Counts what arrives of PGlite's largest part, four fifths of what a new device fetches. The response itself stays unread: a browser
 * caches compiled code only for the response itself.
 */
export async function countFetched(response: Response): Promise<void> {
  let bytes = 0;
  note(0);
  const reader = response.clone().body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    bytes += part.value.byteLength;
    note(Math.min(1, bytes / pgliteWasmBytes));
  }
}
