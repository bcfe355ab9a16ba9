/** Decodes a file as UTF-8, or in the encoding that spreadsheets on Windows still write (windows-1252). */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
