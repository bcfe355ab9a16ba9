import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

type Entry = {
  readonly files?: Record<string, Entry> | undefined;
  readonly size?: number | undefined;
  readonly offset?: string | undefined;
  readonly integrity?: { readonly hash: string } | undefined;
};
const entrySchema: z.ZodType<Entry> = z.lazy(() =>
  z.object({
    files: z.record(z.string(), entrySchema).optional(),
    size: z.number().optional(),
    offset: z.string().optional(),
    integrity: z.object({ hash: z.string() }).optional(),
  }),
);

/** An `.asar`: a header of JSON with the place and the SHA-256 of each file, then the files. */
export interface Archive {
  /** SHA-256 of the header, which names every other one. */
  readonly headerHash: string;
  readonly names: readonly string[];
  read(name: string): { readonly content: Buffer; readonly hash: string | undefined };
}

function filesOf(entry: Entry, path: string): [string, Entry][] {
  if (entry.files === undefined) return [[path, entry]];
  return Object.entries(entry.files).flatMap(([name, one]) => filesOf(one, path === '' ? name : `${path}/${name}`));
}

/** Reads an archive. @param file absolute path @throws when it is none */
export async function readArchive(file: string): Promise<Archive> {
  const bytes = await readFile(file);
  // Two pickles: the size of the header, then the header with its own length.
  const headerSize = bytes.readUInt32LE(4);
  const header = entrySchema.parse(JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))));
  const files = new Map(filesOf(header, ''));
  return {
    headerHash: createHash('sha256')
      .update(bytes.subarray(16, 16 + bytes.readUInt32LE(12)))
      .digest('hex'),
    names: [...files.keys()],
    read(name) {
      const { offset, size = 0, integrity } = files.get(name) ?? {};
      if (offset === undefined) throw new Error(`${name} is not in the archive`);
      const start = 8 + headerSize + Number(offset);
      return { content: bytes.subarray(start, start + size), hash: integrity?.hash };
    },
  };
}
