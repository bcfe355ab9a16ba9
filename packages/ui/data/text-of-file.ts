/** Larger files are no table or calendar of one player or team. */
const MOST_BYTES = 2_000_000;

/** The text of a file from a spreadsheet or a calendar: UTF-8, UTF-16 with its mark, else Windows-1252; null when it is too large to be one. */
export async function textOfFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
