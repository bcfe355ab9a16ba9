import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { parseServerOrigin } from '../main/server-origin.ts';

/** A release lacks something; the message says in sentences what. */
export class IncompleteRelease extends Error {}

/** Systems that the app is packaged for. */
export type Target = 'linux' | 'mac' | 'win';

/** Values of the environment that end up in the packaged app, or sign it. */
export interface ReleaseEnvironment {
  readonly isRelease: boolean;
  /** Origin of the server that the packaged app talks to. */
  readonly server: string;
  /** Folder on the web where installers and their manifests lie, with a slash at the end; undefined: the app has no updates. */
  readonly updates: string | undefined;
  /** Private Ed25519 key (PEM) that signs the manifests. */
  readonly updateKey: string | undefined;
}

const httpsFolder = z.url({ protocol: /^https$/ });

/** Each system's keys, and what happens without them. */
const keys: Readonly<Record<Target, readonly { readonly anyOf: readonly (readonly string[])[]; readonly lacking: string }[]>> = {
  linux: [],
  win: [
    {
      anyOf: [
        ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
        ['CSC_LINK', 'CSC_KEY_PASSWORD'],
      ],
      lacking:
        'Windows: the installer would be unsigned. Set WIN_CSC_LINK (the certificate as .pfx, a path or base64) and WIN_CSC_KEY_PASSWORD.',
    },
  ],
  mac: [
    {
      anyOf: [['CSC_LINK', 'CSC_KEY_PASSWORD'], ['CSC_NAME']],
      lacking:
        'macOS: the app would be unsigned. Set CSC_LINK (the Developer ID certificate as .p12) and CSC_KEY_PASSWORD, or CSC_NAME of one in the keychain.',
    },
    {
      anyOf: [
        ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
        ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
      ],
      lacking:
        'macOS: the app would not be notarised. Set APPLE_API_KEY, APPLE_API_KEY_ID and APPLE_API_ISSUER, or APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD and APPLE_TEAM_ID.',
    },
  ],
};

type Variables = Readonly<Record<string, string | undefined>>;
const isSet = (variables: Variables, name: string) => (variables[name] ?? '') !== '';

/** Whether the environment has what notarises an app. */
export function canNotarise(variables: Variables): boolean {
  return keys.mac[1]?.anyOf.some((names) => names.every((name) => isSet(variables, name))) === true;
}

function isEd25519(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/**
 * Reads the environment of a packaging. Without `RELEASE=1` everything may be missing: the app is for trying out, and unsigned.
 * @throws IncompleteRelease with everything that is missing or wrong, a sentence each
 */
export function readReleaseEnvironment(variables: Variables, targets: readonly Target[]): ReleaseEnvironment {
  const isRelease = variables['RELEASE'] === '1';
  const problems: string[] = [];
  const text = (name: string) => (isSet(variables, name) ? variables[name] : undefined);

  let server = '';
  try {
    server = parseServerOrigin(variables['ANWURF_SERVER']);
  } catch (error) {
    problems.push(`${(error as Error).message}.`);
  }
  const updates = text('ANWURF_UPDATES')?.replace(/\/*$/, '/');
  if (updates !== undefined && !httpsFolder.safeParse(updates).success) problems.push('ANWURF_UPDATES must be an https address.');
  const updateKey = text('ANWURF_UPDATE_KEY')?.replaceAll('\\n', '\n');
  if (updateKey !== undefined && !isEd25519(updateKey)) problems.push('ANWURF_UPDATE_KEY must be a private Ed25519 key as PEM.');
  // An address alone would be an app that refuses every update.
  if (updates !== undefined && updateKey === undefined) {
    problems.push('The manifests of updates would be unsigned. Set ANWURF_UPDATE_KEY: a private Ed25519 key as PEM.');
  }

  if (isRelease) {
    if (text('ANWURF_SERVER') === undefined)
      problems.push('The app would talk to this machine. Set ANWURF_SERVER: the origin of the server.');
    if (updates === undefined) problems.push('The app could not update itself. Set ANWURF_UPDATES: the https address of its installers.');
    for (const target of targets) {
      for (const { anyOf, lacking } of keys[target]) {
        if (!anyOf.some((names) => names.every((name) => isSet(variables, name)))) problems.push(lacking);
      }
    }
  }
  if (problems.length > 0) throw new IncompleteRelease(problems.join('\n'));
  return { isRelease, server, updates, updateKey };
}
