import { sharedFile, sharedFileProblems } from '@anwurf/contract/shared-file';
import { afterEach, expect, test, vi } from 'vitest';
import { takeSharedFile } from './take-shared-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** Takes a request; the entry that it leaves for the settings. */
async function entryOf(request: Request): Promise<Response> {
  let entry: Response | undefined;
  const cache = { put: (_: string, response: Response) => Promise.resolve(void (entry = response)) };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  // A worker's redirect names the page alone; Node wants a whole address.
  vi.spyOn(Response, 'redirect').mockReturnValue(new Response(null, { status: 303 }));
  expect((await takeSharedFile(request)).status).toBe(303);
  if (entry === undefined) throw new Error('nothing was left');
  return entry;
}
function shared(file: File): Request {
  const body = new FormData();
  body.append('file', file);
  return new Request('https://anwurf.example/shared-file', { method: 'POST', body });
}

test('a table and an own export are left with their names', async () => {
  for (const file of [new File(['Datum;Übung'], 'Größe.csv'), new File(['{}'], 'anwurf-daten.json', { type: 'application/json' })]) {
    const entry = await entryOf(shared(file));
    expect(decodeURIComponent(entry.headers.get(sharedFile.nameHeader) ?? '')).toBe(file.name);
    expect(await entry.text()).toBe(await file.text());
  }
});

test('a table may have less than an own export', async () => {
  const bytes = new Uint8Array(20_000_001);
  expect((await entryOf(shared(new File([bytes], 'log.csv')))).status).toBe(sharedFileProblems.tooLarge);
  expect((await entryOf(shared(new File([bytes], 'anwurf-daten.json')))).status).toBe(200);
});

test('of a gigabyte no more is read than an export may have', async () => {
  const piece = new Uint8Array(1_000_000);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += piece.byteLength;
        controller.enqueue(piece);
        if (taken >= 1_000_000_000) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request('https://anwurf.example/shared-file', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect((await entryOf(request)).status).toBe(sharedFileProblems.tooLarge);
  expect(taken).toBeLessThan(67_000_000);
});

test('a form without a file, and a body that is none, leave that there is nothing', async () => {
  const form = new FormData();
  form.append('file', 'Text');
  const post = (body: BodyInit) => new Request('https://anwurf.example/shared-file', { method: 'POST', body });
  for (const request of [post(form), post('kein Formular')]) expect((await entryOf(request)).status).toBe(sharedFileProblems.none);
});
