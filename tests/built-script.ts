import { build } from 'vite';

/**
 * Builds a script for a browser from a source of the tests.
 * @param format `iife` puts the exports into a global variable of this name
 */
export async function builtScript(entry: string, format: { readonly iife: string } | 'es'): Promise<string> {
  const library = format === 'es' ? { entry, formats: [format] } : { entry, formats: ['iife' as const], name: format.iife };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, target: 'es2022', lib: library } });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (script === undefined) throw new Error('there is no script');
  return script.code;
}
