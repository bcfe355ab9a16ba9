import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { parseServerOrigin } from './server-origin.ts';

/** Settings that packaging writes into the app's package, which the archive's integrity protects. */
export interface BakedSettings {
  readonly server: string;
  /** Address and public key (PEM) of the updates; null: this installation has none. */
  readonly updates: { readonly address: string; readonly publicKey: string } | null;
}

/** As they stand in `package.json`, at `anwurf`. */
export const bakedSchema = z.object({
  server: z.string(),
  updates: z.nullable(z.object({ address: z.url({ protocol: /^https$/ }), publicKey: z.string().check(z.maxLength(1000)) })),
});

/**
 * Settings of this installation, read at once: schemes must be registered before Electron is ready. A packaged app ignores the environment: a program that starts it must not choose its server.
 * @param packageFile absolute path of the package.json beside the build
 * @param server `ANWURF_SERVER`, for an app from the sources
 * @throws Error that explains an invalid value
 */
export function readSettings(packageFile: string, isPackaged: boolean, server: string | undefined): BakedSettings {
  if (!isPackaged) return { server: parseServerOrigin(server), updates: null };
  const { anwurf } = z.object({ anwurf: bakedSchema }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));
  return { ...anwurf, server: parseServerOrigin(anwurf.server) };
}
