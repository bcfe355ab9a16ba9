import { build } from 'vite';

interface ScriptBuild {
  readonly source: string;
  readonly folder: string;
  /** Name below the folder; may contain a hash. */
  readonly name: string;
  /** Values by the names that the source declares. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Builds a self-contained script beside the app. @returns its name below the folder */
export async function buildScript({ source, folder, name, values }: ScriptBuild): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      outDir: folder,
      emptyOutDir: false,
      sourcemap: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: name } },
    },
  });
  if (!('output' in built)) throw new Error('One output was expected');
  return built.output[0].fileName;
}
