import wasmUrl from '@electric-sql/pglite/pglite.wasm?url';
import { countFetched } from './fetched-share.ts';
import { fetchStorePart } from './fetch-store-part.ts';
import { bundleAsBlob } from './sparse-bundle.ts';

/** The parts of PGlite, as its options take them. */
export type PgliteParts = {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
};

async function compile(url: string, isCounted: boolean): Promise<WebAssembly.Module> {
  const response = await fetchStorePart(url);
  if (isCounted) countFetched(response).catch(() => undefined);
  // A server may not know application/wasm.
  if (response.headers.get('content-type') !== 'application/wasm') return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(response);
}

let prepared: Promise<PgliteParts> | null = null;
let isTaken = false;

/** Prefetches PGlite's parts. If that fails, they are loaded when needed. */
export function prefetchPgliteParts(): void {
  // The store was opened first.
  if (isTaken) return;
  prepared ??= loadPgliteParts(true);
  prepared.catch(() => {
    prepared = null;
  });
}

/** PGlite's parts for the prepared store; a store opened after it shares them. */
export function sharePgliteParts(): Promise<PgliteParts> {
  prefetchPgliteParts();
  return prepared ?? loadPgliteParts(true);
}

/**
 * PGlite's parts: the prefetched ones, or loaded now.
 * @throws StoreFailure when loading fails
 */
export function takePgliteParts(): Promise<PgliteParts> {
  isTaken = true;
  const parts = prepared ?? loadPgliteParts(false);
  prepared = null;
  return parts;
}

/**
 * Fetches and compiles PGlite's parts. Passed to PGlite because it would compile a clone of the response: a browser caches
 * compiled code only for the response itself. It also runs in parallel with the rest of a start.
 * @param isCounted a new device: the player sees how much has arrived
 */
async function loadPgliteParts(isCounted: boolean): Promise<PgliteParts> {
  const [pgliteWasmModule, bundle] = await Promise.all([
    compile(wasmUrl, isCounted),
    fetchStorePart(new URL('./generated/pglite.data', import.meta.url)).then((response) => response.arrayBuffer()),
  ]);
  // A store is made from the prepared image, so initdb never runs; without a module in its place PGlite would fetch it.
  return { pgliteWasmModule, initdbWasmModule: pgliteWasmModule, fsBundle: bundleAsBlob(bundle) };
}
