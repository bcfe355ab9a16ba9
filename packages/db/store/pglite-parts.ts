import dataUrl from '@electric-sql/pglite/pglite.data?url';
import initdbUrl from '@electric-sql/pglite/initdb.wasm?url';
import wasmUrl from '@electric-sql/pglite/pglite.wasm?url';

/** What PGlite is made of, as it wants it handed over. */
export type PgliteParts = {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
};

async function compile(url: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    // A server that does not know application/wasm.
    return WebAssembly.compile(await (await fetch(url)).arrayBuffer());
  }
}

/**
 * Fetches and compiles PGlite's parts. Handed over instead of left to PGlite, which compiles a clone of the answer: a
 * browser keeps compiled code only for the answer itself. It also runs beside whatever else a start has to do.
 */
export async function loadPgliteParts(): Promise<PgliteParts> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle] = await Promise.all([
    compile(wasmUrl),
    compile(initdbUrl),
    fetch(dataUrl).then((response) => response.blob()),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle };
}
