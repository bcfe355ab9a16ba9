import { MOST_CALENDAR_BYTES } from '@anwurf/contract/calendar';
import { decodedText } from '@anwurf/contract/decoded-text';

/** The text of a file from a spreadsheet or a calendar; null when it is too large to be one of one player or team. */
export async function textOfFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_CALENDAR_BYTES) return null;
  return decodedText(new Uint8Array(await file.arrayBuffer()));
}
