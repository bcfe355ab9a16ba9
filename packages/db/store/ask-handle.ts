/** Questions to handles of the file system that have no answer yet. */
const asked = new Set<{ readonly handle: FileSystemHandle }>();

/**
 * Asks a handle of the file system, and keeps it until it has answered. Chromium (156) drops the answer with the handle when nothing else
 * refers to it: a garbage collection at the wrong moment, and the promise never settles.
 */
export async function askHandle<Handle extends FileSystemHandle, Answer>(
  handle: Handle,
  question: (handle: Handle) => Promise<Answer>,
): Promise<Answer> {
  const open = { handle };
  asked.add(open);
  try {
    return await question(handle);
  } finally {
    asked.delete(open);
  }
}
