import wasmUrl from '@electric-sql/pglite/pglite.wasm?url';
import { fetchStorePart } from './fetch-store-part.ts';

/** What PGlite is made of, as it wants it handed over. */
export type PgliteParts = {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
};

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetchStorePart(url);
  // A server may not know application/wasm.
  if (response.headers.get('content-type') !== 'application/wasm') return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(response);
}

let prepared: Promise<PgliteParts> | null = null;
let isTaken = false;

/** Begins to load PGlite's parts before anybody needs them. What fails is loaded when it is needed. */
export function preparePgliteParts(): void {
  // The store was quicker.
  if (isTaken) return;
  prepared ??= loadPgliteParts();
  prepared.catch(() => {
    prepared = null;
  });
}

/** PGlite's parts for a store that is made beforehand; who opens one after it gets the same. */
export function sharePgliteParts(): Promise<PgliteParts> {
  preparePgliteParts();
  return prepared ?? loadPgliteParts();
}

/**
 * PGlite's parts: those that were prepared, or loaded now.
 * @throws StoreFailure when they do not arrive
 */
export function takePgliteParts(): Promise<PgliteParts> {
  isTaken = true;
  const parts = prepared ?? loadPgliteParts();
  prepared = null;
  return parts;
}

/**
 * Fetches and compiles PGlite's parts. Handed over instead of left to PGlite, which compiles a clone of the answer: a
 * browser keeps compiled code only for the answer itself. It also runs beside whatever else a start has to do.
 */
async function loadPgliteParts(): Promise<PgliteParts> {
  const [pgliteWasmModule, fsBundle] = await Promise.all([
    compile(wasmUrl),
    fetchStorePart(new URL('./generated/pglite.data', import.meta.url)).then((response) => response.blob()),
  ]);
  // A store is made of the prepared image, so initdb never runs; without a module in its place PGlite would fetch it.
  return { pgliteWasmModule, initdbWasmModule: pgliteWasmModule, fsBundle };
}
