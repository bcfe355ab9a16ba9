const draftPrefix = 'anwurf.draft.';

/** Removes half-filled forms of the user who leaves; features keep them under this prefix. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
}
