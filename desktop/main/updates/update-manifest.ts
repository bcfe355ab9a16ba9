import { verify } from 'node:crypto';
import type { UpdateInfo } from 'electron-updater';
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import * as z from 'zod/mini';
import { versionSchema } from './start-record.ts';

/** Most characters of a manifest: it names a few files. */
const MANIFEST_CHARACTERS = 100_000;

/** A manifest cannot be trusted; the message says why. */
export class UntrustedManifest extends Error {}

/** Name of an installer beside the manifest: no path and no address, which would lead elsewhere. */
const installerName = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/));
const manifest = z.object({
  version: versionSchema,
  files: z
    .array(z.looseObject({ url: installerName, sha512: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)) }))
    .check(z.minLength(1), z.maxLength(20)),
});

function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature.trim(), 'base64'));
  } catch {
    return false;
  }
}

/**
 * Reads a manifest of electron-builder, after its signature (Ed25519 over all bytes).
 * @param file its name, for errors
 * @throws UntrustedManifest
 */
export function readManifest(text: string, signature: string, publicKey: string, file: string): UpdateInfo {
  if (text.length > MANIFEST_CHARACTERS) throw new UntrustedManifest(`${file} is too long`);
  if (!isSigned(text, signature, publicKey)) throw new UntrustedManifest(`${file} is not signed with the key of this app`);
  let info: UpdateInfo;
  try {
    info = parseUpdateInfo(text, file, new URL('https://manifest.invalid/'));
  } catch {
    throw new UntrustedManifest(`${file} cannot be read`);
  }
  if (!manifest.safeParse(info).success) throw new UntrustedManifest(`${file} names something else than versions and installers`);
  return info;
}
