import { deviceStorage } from '@anwurf/contract/device-storage';
import {
  isExportFile,
  MOST_SHARED_EXPORT_BYTES,
  MOST_TRAINING_LOG_BYTES,
  sharedFile,
  sharedFileProblems,
} from '@anwurf/contract/shared-file';

/** Boundaries and names of a form around its file. */
const FORM_BYTES = 20_000;

/** The body of a request; null: it is larger than a file may be, and the rest of it is not read. */
async function readBody({ body }: Request): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return new Blob(chunks);
    length += value.byteLength;
    if (length > MOST_SHARED_EXPORT_BYTES + FORM_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}

/** The entry for the settings: the file, or why there is none. */
async function entryOf(request: Request): Promise<Response> {
  try {
    const body = await readBody(request);
    if (body === null) return new Response(null, { status: sharedFileProblems.tooLarge });
    const form = new Response(body, { headers: { 'content-type': request.headers.get('content-type') ?? '' } });
    const file = (await form.formData()).get('file');
    if (file instanceof File && file.size <= (isExportFile(file) ? MOST_SHARED_EXPORT_BYTES : MOST_TRAINING_LOG_BYTES))
      return new Response(file, { headers: { [sharedFile.nameHeader]: encodeURIComponent(file.name.slice(0, 200)) } });
    return new Response(null, { status: file instanceof File ? sharedFileProblems.tooLarge : sharedFileProblems.none });
  } catch {
    return new Response(null, { status: sharedFileProblems.none });
  }
}

/**
 * Keeps a file that another app shares and leads to the settings, which show what is in it before anything is taken over. Any page may post to
 * this address: nothing happens by itself.
 */
export async function takeSharedFile(request: Request): Promise<Response> {
  try {
    const cache = await caches.open(deviceStorage.sharedFile.name);
    await cache.put(sharedFile.entry, await entryOf(request));
  } catch {
    // Without room the settings offer to choose the file.
  }
  return Response.redirect('/settings', 303);
}
